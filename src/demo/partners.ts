import type { OrganisationKey } from './accounts.ts'

export interface Partner {
  organisation: OrganisationKey
  language: 'nl' | 'fr'
  domain: string
  /** First and last names of the people it sends to courses. */
  people: [firstName: string, lastName: string][]
}

/** Organisations billed by agreement, whose people sit in the sessions of the demo catalogue. */
export const partners: Partner[] = [
  {
    organisation: 'atelier-canal',
    language: 'fr',
    domain: 'atelier-canal.test',
    people: [
      ['Camille', 'Lambert'],
      ['Nicolas', 'Delvaux'],
      ['Fatou', 'Diallo'],
      ['Antoine', 'Renard'],
      ['Chloé', 'Massart'],
      ['Mehdi', 'Amrani'],
      ['Sophie', 'Collard'],
      ['Louis', 'Noël'],
    ],
  },
  {
    organisation: 'zonnewijzer',
    language: 'nl',
    domain: 'zonnewijzer.test',
    people: [
      ['An', 'Hermans'],
      ['Joke', 'Willems'],
      ['Karim', 'El Idrissi'],
      ['Griet', 'Van den Bossche'],
      ['Ruben', 'Aerts'],
      ['Marleen', 'De Smet'],
      ['Tuba', 'Yildiz'],
      ['Wout', 'Jacobs'],
    ],
  },
  {
    organisation: 'graanmolen',
    language: 'nl',
    domain: 'graanmolen.test',
    people: [
      ['Bart', 'Michiels'],
      ['Inge', 'Verhaegen'],
      ['Kevin', 'De Backer'],
      ['Liesbeth', 'Cools'],
      ['Ahmed', 'Bouazza'],
      ['Sofie', 'Desmedt'],
      ['Jan', 'Van Damme'],
      ['Katrien', 'Segers'],
    ],
  },
]
