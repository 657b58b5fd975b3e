import { closingBlocks } from '../closing-blocks.ts'
import type { ContentSeed } from './shape.ts'

export const course: ContentSeed<'course'> = {
  data: {
    nl: {
      title: 'Opleidingen',
      seoDescription:
        'Alle opleidingen van Leerplein, met datum, plaats, taal, prijs en vrije plaatsen. Filter op thema, locatie of taal en schrijf u meteen in.',
    },
    en: {
      title: 'Courses',
      seoDescription:
        'All Leerplein courses, with dates, places, languages, prices and seats left. Filter by theme, location or language and register at once.',
    },
    fr: {
      title: 'Formations',
      seoDescription:
        'Toutes les formations de Leerplein, avec dates, lieux, langues, prix et places libres. Filtrez par thème, lieu ou langue et inscrivez-vous.',
    },
  },
  layout: [
    {
      id: 'search',
      block: 'course-search',
      data: {
        nl: {
          placeholder: 'Bv. CSRD of export',
          popular: ['Excel', 'leidinggeven', 'btw', 'Power BI'],
        },
        en: { placeholder: 'E.g. CSRD or export', popular: ['Excel', 'leadership', 'VAT', 'Power BI'] },
        fr: { placeholder: 'P. ex. CSRD ou export', popular: ['Excel', 'leadership', 'TVA', 'Power BI'] },
      },
    },
    {
      id: 'list',
      block: 'course-list',
      data: {
        nl: {
          title: 'Alle opleidingen',
          text: 'Kies een thema, een plaats of een taal. De prijs is zonder btw en per deelnemer.',
          show: 'catalogue',
          limit: 12,
        },
        en: {
          title: 'All courses',
          text: 'Choose a theme, a location or a language. Prices are per participant, excluding VAT.',
          show: 'catalogue',
          limit: 12,
        },
        fr: {
          title: 'Toutes les formations',
          text: 'Choisissez un thème, un lieu ou une langue. Les prix sont par participant, hors TVA.',
          show: 'catalogue',
          limit: 12,
        },
      },
    },
    ...closingBlocks,
  ],
}
