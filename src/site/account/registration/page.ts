import { inLocale, localePath } from '../../../domain/locales.ts'
import { writtenDays } from '../../../domain/prepaid-cards.ts'
import { uuidPattern } from '../../../domain/values.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { payForm } from '../../../ui/billing/pay-forms.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { CancellationEffectFragment } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import type { Says } from '../../../ui/texts.ts'
import { definePage } from '../../screens/define-page.ts'
import { cancelForm, leaveForm } from '../registrations/registration-list.ts'

const replaceDocument = graphql(`
  mutation ReplaceParticipant($id: String!, $studentId: String!, $input: ParticipantReplacement_Input!) {
    replaceParticipant(id: $id, studentId: $studentId, input: $input)
  }
`)
const replaced = (_data: unknown, { path, locale }: PageContext) =>
  `${localePath(path, locale)}?said=participant-replaced`

/** Lets somebody else take a seat: `student` comes instead of `leaving`. */
export const replaceForm = defineForm({
  name: 'registration-replace',
  schema: () => import('../kit/schemas.ts').then((file) => file.replacement),
  fields: ['leaving', 'student'],
  document: replaceDocument,
  variables: ({ leaving, ...input }, { params }) => ({ id: params.id ?? '', studentId: leaving, input }),
  next: replaced,
})

/** Lets somebody new take a seat, who becomes a participant by it. */
export const newcomerForm = defineForm({
  name: 'registration-newcomer',
  schema: () => import('../kit/schemas.ts').then((file) => file.newcomerReplacement),
  fields: [
    ...(['leaving', 'newStudent.firstName', 'newStudent.lastName', 'newStudent.email'] as const),
    ...(['newStudent.dateOfBirth', 'newStudent.birthPlace'] as const),
  ],
  document: replaceDocument,
  variables: ({ leaving, ...input }, { params }) => ({ id: params.id ?? '', studentId: leaving, input }),
  next: replaced,
})

graphql(`
  fragment CancellationEffect on CancellationEffect {
    students isPossible isWhole withdrawal withdrawableUntil credit refund kept daysBack daysKept
  }
`)

graphql(`
  fragment RegistrationMoves on RegistrationMoves {
    until isPossible refusal
    sessions {
      difference refund
      session {
        _id decision schedule { start end }
        location { isOnline name { nl en fr } city { nl en fr } }
        language { name { nl en fr } }
      }
    }
  }
`)

/** One registration, what canceling and moving would do to its money, and who could come instead of its participants. */
const registrationDetailQuery = graphql(`
  query RegistrationDetail($id: String!, $students: [String], $withdrawal: Boolean, $moving: [String]) {
    registration(id: $id) {
      ...RegistrationRecord
      ...PriceLines
      invoice { name vat }
      deadlines { subsidy { apply pay } trainingLeave { attest request claim minimumHours } }
      session { duration endDate course { type trainingDatabaseNumber } }
      practical { ...PracticalFacts }
    }
    cancellationEffect(id: $id, students: $students, withdrawal: $withdrawal) { ...CancellationEffect }
    registrationMoves(id: $id, students: $moving) { ...RegistrationMoves }
    provider { name vat recognition }
    students(limit: 999, status: "!deleted", sort: ["lastName:ASC", "firstName:ASC"]) {
      items { _id firstName lastName status }
    }
  }
`)

/** Moves a registration, or some of its participants, to another session of its course, with the difference that was shown. */
const moveForm = defineForm({
  name: 'registration-move',
  schema: () => import('../../../../schemas/registration-move.ts').then((file) => file.customerMove),
  fields: ['session', 'difference', 'students'],
  document: graphql(`
    mutation MoveRegistration($id: String!, $input: NewMove_Input!) {
      moveRegistration(id: $id, input: $input) { registration }
    }
  `),
  variables: ({ students, ...move }, { params }) => ({
    id: params.id ?? '',
    input: { ...move, ...(students?.length && { students }) },
  }),
  // Some of several have a registration of their own from then on.
  next: ({ moveRegistration: moved }, { path, params, locale }) =>
    `${localePath(path.replace(params.id ?? '', moved?.registration ?? params.id ?? ''), locale)}?said=registration-moved`,
})

/** One registration: its days, its participants and its papers. */
export const registrationPage = definePage({
  path: '/my-account/registration-data/:id',
  access: 'contact',
  area: 'account',
  search: ['cancel', 'participant', 'withdraw', 'move', 'replace', 'student'],
  query: {
    document: registrationDetailQuery,
    variables: ({ params, search }) => ({
      id: params.id ?? '',
      students: search.cancel ? (search.participant ?? null) : null,
      withdrawal: Boolean(search.withdraw),
      moving: search.student?.filter((one) => uuidPattern.test(one)) ?? null,
    }),
    isThere: ({ registration }) => registration !== null,
  },
  forms: [payForm, cancelForm, leaveForm, replaceForm, newcomerForm, moveForm],
  head({ registration }, { locale }) {
    const { title, description } = allTexts[locale].registrations
    const course = registration?.session.course
    return {
      title: inLocale(course?.title, locale) ?? title,
      description,
      tilePattern: { seed: course?.key ?? 'registrations', family: 'sage' },
    }
  },
  screen: 'account/registration',
})

/** What comes back to the card that days were of; null where there were none. */
export function daysOf(
  { daysBack, daysKept }: Pick<CancellationEffectFragment, 'daysBack' | 'daysKept'>,
  t: Says<'registrations'>,
): string | null {
  if (daysBack + daysKept === 0) return null
  return t('cancelDays', { back: writtenDays(daysBack), kept: writtenDays(daysKept) })
}
