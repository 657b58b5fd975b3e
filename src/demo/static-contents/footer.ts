import type { ContentSeed } from './shape.ts'

const office = {
  name: 'Leerplein',
  zip: '1000',
  phone: '+32 2 000 00 00',
  email: 'hallo@leerplein.test',
  subsidyUrl: 'https://www.vlaio.be',
}

export const footer: ContentSeed<'footer'> = {
  data: {
    nl: { ...office, address: 'Vaartstraat 12', city: 'Brussel', subsidyLabel: 'Met steun van de Vlaamse overheid' },
    en: {
      ...office,
      address: 'Vaartstraat 12',
      city: 'Brussels',
      subsidyLabel: 'With the support of the Flemish government',
    },
    fr: {
      ...office,
      address: 'rue du Canal 12',
      city: 'Bruxelles',
      subsidyLabel: 'Avec le soutien des autorités flamandes',
    },
  },
}
