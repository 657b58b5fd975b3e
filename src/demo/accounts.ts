import type { Role } from '../db/tables.ts'
import type { Locale } from '../domain/locales.ts'
import type { TrainerKey } from './courses/shapes.ts'

export type OrganisationKey = 'korenbloem' | 'de-leeuw' | 'atelier-canal' | 'zonnewijzer' | 'graanmolen'

/** Fictional companies; their numbers pass the check digits but lie in a range nobody was given. */
export const organisations: {
  key: OrganisationKey
  name: string
  vat: string
  address: string
  zip: string
  city: string
  isPartner?: boolean
}[] = [
  {
    key: 'korenbloem',
    name: 'Bakkerij De Korenbloem bv',
    vat: 'BE0999123457',
    address: 'Molenstraat 48',
    zip: '1500',
    city: 'Halle',
  },
  {
    key: 'de-leeuw',
    name: 'Brouwerij De Leeuw nv',
    vat: 'BE0999234513',
    address: 'Brouwerijlaan 3',
    zip: '9300',
    city: 'Aalst',
  },
  {
    key: 'atelier-canal',
    name: 'Atelier du Canal srl',
    vat: 'BE0999345666',
    address: 'Quai des Usines 27',
    zip: '1030',
    city: 'Schaerbeek',
    isPartner: true,
  },
  {
    key: 'zonnewijzer',
    name: 'Woonzorg De Zonnewijzer vzw',
    vat: 'BE0999456722',
    address: 'Lindedreef 15',
    zip: '2800',
    city: 'Mechelen',
    isPartner: true,
  },
  {
    key: 'graanmolen',
    name: 'Groothandel Graanmolen nv',
    vat: 'BE0999678931',
    address: 'Havenweg 112',
    zip: '9000',
    city: 'Gent',
    isPartner: true,
  },
]

/** Who can sign in on the demo (CONTRACT: Demo accounts); all share one password. */
export const accounts: {
  email: string
  firstName: string
  lastName: string
  /** Left out: a customer's. */
  role?: Role
  trainer?: TrainerKey
  organisation?: OrganisationKey
  /** For which it can act too, though in no role. */
  also?: OrganisationKey
  isPrivatePerson?: true
  contactRoles?: string[]
  language?: Locale
}[] = [
  { email: 'contact@leerplein.test', firstName: 'Lies', lastName: 'Vermeulen', organisation: 'korenbloem' },
  {
    email: 'beheer@leerplein.test',
    firstName: 'Wim',
    lastName: 'Vermeulen',
    organisation: 'korenbloem',
    contactRoles: ['ORGANISATION_ADMIN'],
  },
  {
    email: 'boekhouder@leerplein.test',
    firstName: 'Fatima',
    lastName: 'Amrani',
    organisation: 'korenbloem',
    also: 'de-leeuw',
  },
  { email: 'private@leerplein.test', firstName: 'Julien', lastName: 'Marchal', isPrivatePerson: true, language: 'fr' },
  {
    email: 'admin@brouwerij.test',
    firstName: 'Pieter',
    lastName: 'De Leeuw',
    organisation: 'de-leeuw',
    contactRoles: ['ORGANISATION_ADMIN'],
  },
  { email: 'editor@leerplein.test', firstName: 'Hanne', lastName: 'Goossens', role: 'EDITOR' },
  { email: 'staff@leerplein.test', firstName: 'Yasmina', lastName: 'Haddad', role: 'STAFF' },
  {
    email: 'trainer@leerplein.test',
    firstName: 'Karim',
    lastName: 'Benali',
    role: 'TRAINER',
    trainer: 'karim-benali',
  },
]
