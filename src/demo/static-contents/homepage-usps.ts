import type { ContentSeed } from './shape.ts'

export const homepageUsps: ContentSeed<'homepage-usps'> = {
  data: {
    nl: {
      items: [
        { figure: '9,1', text: 'gemiddelde score van 4.200 deelnemers' },
        { figure: '30 %', text: 'steun van de Vlaamse kmo-portefeuille voor kleine ondernemingen' },
        { figure: '12', text: 'deelnemers in een groep, gemiddeld' },
        { figure: '3', text: 'talen, één programma' },
      ],
    },
    en: {
      items: [
        { figure: '9.1', text: 'average score from 4,200 participants' },
        { figure: '30%', text: 'support from the Flemish SME e-wallet for small companies' },
        { figure: '12', text: 'participants in a group, on average' },
        { figure: '3', text: 'languages, one programme' },
      ],
    },
    fr: {
      items: [
        { figure: '9,1', text: 'de moyenne, selon 4 200 participants' },
        { figure: '30 %', text: 'd’aide du kmo-portefeuille aux petites entreprises flamandes' },
        { figure: '12', text: 'participants par groupe, en moyenne' },
        { figure: '3', text: 'langues, un seul programme' },
      ],
    },
  },
}
