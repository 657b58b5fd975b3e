import type { Localized } from './locales.ts'
import type { StateTable } from './state-table.ts'

/** Spec section 4, Student status. */
export const studentStatuses = [
  'new',
  'invited',
  'active',
  'inactive',
  'deleted',
  'wait_for_approval',
  'wait_for_approval_has_password',
] as const
export type StudentStatus = (typeof studentStatuses)[number]

/** `owner` is whoever manages the participant, `participant` the person, `administrator` of the organisation. */
export type StudentActor = 'owner' | 'participant' | 'administrator'

const deleting = { deleted: ['owner'] } as const
/** Whom the organisation does not let in, or whom it adds itself meanwhile. */
const refusing = { deleted: ['owner', 'administrator'] } as const

export const studentTransitions: StateTable<StudentStatus, StudentActor> = {
  new: { invited: ['owner'], active: ['owner', 'participant'], inactive: ['owner'], ...deleting },
  invited: { active: ['owner', 'participant'], inactive: ['owner'], ...deleting },
  active: { inactive: ['owner'], ...deleting },
  inactive: { active: ['owner'], invited: ['owner'], ...deleting },
  deleted: {},
  wait_for_approval: { new: ['administrator'], active: ['administrator'], ...refusing },
  wait_for_approval_has_password: { active: ['administrator'], ...refusing },
}

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

const addresses = /:\/\/|https?:|www\.|\S@\S|[\p{L}\d-]{2}\.\p{L}{2}/iu

/** Whether mail programs would make a link of a part of this text: 'evil.test', 'www.', 'a@b', but not 'A. Smith nv'. */
export const containsAddress = (text: string): boolean => addresses.test(text)

/** How much one customer may add: an organisation together, a private person alone. */
export const mostStudents = 5000

/** Files, and bytes of all of them. */
export const fileQuotas = {
  organisation: { files: 1000, bytes: 1024 ** 3 },
  privatePerson: { files: 50, bytes: 100 * 1024 ** 2 },
}
