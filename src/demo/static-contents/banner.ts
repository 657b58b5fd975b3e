import type { ContentSeed } from './shape.ts'

export const banner: ContentSeed<'banner'> = {
  data: {
    nl: {
      image: '',
      highlightTitle: 'Leer iets dat maandag al werkt.',
      highlightText:
        'Opleidingen, coaching en certificering in het hart van Brussel, in het Nederlands, Engels en Frans.',
      buttonLabel: 'Bekijk het aanbod',
      url: { urlType: 'PAGE', value: 'courses' },
    },
    en: {
      image: '',
      highlightTitle: 'Learn something that works on Monday.',
      highlightText: 'Courses, coaching and certification in the heart of Brussels, in Dutch, English and French.',
      buttonLabel: 'See the courses',
      url: { urlType: 'PAGE', value: 'courses' },
    },
    fr: {
      image: '',
      highlightTitle: 'Apprenez ce qui servira dès lundi.',
      highlightText:
        'Formations, coaching et certification au cœur de Bruxelles, en néerlandais, en anglais et en français.',
      buttonLabel: 'Voir les formations',
      url: { urlType: 'PAGE', value: 'courses' },
    },
  },
}
