import type { ContentSeed } from './parts.ts'
import { closingBlocks, openingBlocks } from './parts.ts'
import { privacyText } from './privacy-text.ts'

export const privacy: ContentSeed<'privacy'> = {
  data: {
    nl: {
      title: 'Privacy',
      seoDescription:
        'Welke gegevens Leerplein van u verwerkt, waarom, hoe lang, welke cookies er zijn en hoe u uw rechten uitoefent.',
    },
    en: {
      title: 'Privacy',
      seoDescription:
        'What data Leerplein processes about you, why, for how long, which cookies there are and how to use your rights.',
    },
    fr: {
      title: 'Vie privée',
      seoDescription:
        'Quelles données Leerplein traite à votre sujet, pourquoi, combien de temps, quels cookies et comment exercer vos droits.',
    },
  },
  layout: [
    ...openingBlocks,
    {
      id: 'text',
      block: 'rich-text',
      data: {
        nl: { title: 'Uw gegevens, kort uitgelegd', text: privacyText.nl },
        en: { title: 'Your data, briefly explained', text: privacyText.en },
        fr: { title: 'Vos données, en bref', text: privacyText.fr },
      },
    },
    ...closingBlocks,
  ],
}
