import type { Localized } from './locales.ts'

export const participantFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'language',
  'dateOfBirth',
  'birthPlace',
] as const
export type ParticipantField = (typeof participantFields)[number]

interface ParticipantColumn {
  field: ParticipantField
  heading: Localized
  /** What people call it in files of their own. */
  alsoCalled: string[]
  required?: boolean
}

/** The columns of a file with participants: the template bears these headings, and an upload is read by them. */
export const participantColumns: ParticipantColumn[] = [
  {
    field: 'firstName',
    heading: { nl: 'Voornaam', en: 'First name', fr: 'Prénom' },
    alsoCalled: ['given name'],
    required: true,
  },
  {
    field: 'lastName',
    heading: { nl: 'Achternaam', en: 'Last name', fr: 'Nom' },
    alsoCalled: ['naam', 'familienaam', 'surname', 'family name', 'nom de famille'],
    required: true,
  },
  {
    field: 'email',
    heading: { nl: 'E-mailadres', en: 'Email address', fr: 'Adresse e-mail' },
    alsoCalled: ['e-mail', 'mail', 'courriel'],
    required: true,
  },
  {
    field: 'phone',
    heading: { nl: 'Telefoon', en: 'Phone', fr: 'Téléphone' },
    alsoCalled: ['gsm', 'telefoonnummer', 'phone number', 'mobile', 'numéro de téléphone'],
  },
  {
    field: 'language',
    heading: { nl: 'Taal (nl, en of fr)', en: 'Language (nl, en or fr)', fr: 'Langue (nl, en ou fr)' },
    alsoCalled: ['taal', 'langue'],
  },
  {
    field: 'dateOfBirth',
    heading: { nl: 'Geboortedatum', en: 'Date of birth', fr: 'Date de naissance' },
    alsoCalled: ['birth date', 'birthday'],
  },
  {
    field: 'birthPlace',
    heading: { nl: 'Geboorteplaats', en: 'Place of birth', fr: 'Lieu de naissance' },
    alsoCalled: ['birthplace'],
  },
]

/** What languages are called in such files. */
export const languageNames: Localized<string[]> = {
  nl: ['nl', 'nederlands', 'dutch', 'néerlandais'],
  en: ['en', 'engels', 'english', 'anglais'],
  fr: ['fr', 'frans', 'french', 'français'],
}
