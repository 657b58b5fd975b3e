import { disclaimerText } from './disclaimer-text.ts'
import type { ContentSeed } from './parts.ts'
import { closingBlocks, openingBlocks } from './parts.ts'

export const disclaimer: ContentSeed<'disclaimer'> = {
  data: {
    nl: {
      title: 'Disclaimer',
      seoDescription:
        'Wie Leerplein is, hoe u deze site mag gebruiken, waarvoor we instaan en welk recht van toepassing is.',
    },
    en: {
      title: 'Disclaimer',
      seoDescription: 'Who Leerplein is, how you may use this site, what we answer for and which law applies.',
    },
    fr: {
      title: 'Mentions légales',
      seoDescription:
        'Qui est Leerplein, comment vous pouvez utiliser ce site, ce dont nous répondons et quel droit s’applique.',
    },
  },
  layout: [
    ...openingBlocks,
    {
      id: 'text',
      block: 'rich-text',
      data: {
        nl: { title: 'De afspraken op deze site', text: disclaimerText.nl },
        en: { title: 'The rules of this site', text: disclaimerText.en },
        fr: { title: 'Les règles de ce site', text: disclaimerText.fr },
      },
    },
    ...closingBlocks,
  ],
}
