import type { ContentSeed } from './shape.ts'

export const banner: ContentSeed<'banner'> = {
  data: {
    nl: {
      image: '',
      highlightTitle: 'Leer iets dat maandag al werkt.',
      highlightText:
        'Opleidingen, coaching en certificering in het hart van Brussel, in het Nederlands, Engels en Frans.',
      buttonLabel: 'Zo werkt het',
      url: { urlType: 'PAGE', value: 'hoe-het-werkt' },
    },
    en: {
      image: '',
      highlightTitle: 'Learn something that works on Monday.',
      highlightText: 'Courses, coaching and certification in the heart of Brussels, in Dutch, English and French.',
      buttonLabel: 'How it works',
      url: { urlType: 'PAGE', value: 'how-it-works' },
    },
    fr: {
      image: '',
      highlightTitle: 'Apprenez ce qui servira dès lundi.',
      highlightText:
        'Formations, coaching et certification au cœur de Bruxelles, en néerlandais, en anglais et en français.',
      buttonLabel: 'Comment ça marche',
      url: { urlType: 'PAGE', value: 'comment-ca-marche' },
    },
  },
}
