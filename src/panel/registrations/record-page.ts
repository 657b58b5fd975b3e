import { array, boolean, type InferType, number, object, string } from 'yup'
import { newCancellation } from '../../../schemas/cancellation.ts'
import { participantReplacement } from '../../../schemas/participant-replacement.ts'
import { registrationChanges } from '../../../schemas/registration.ts'
import { line, optional } from '../../../schemas/rules.ts'
import { movePrices, registrationTransitions } from '../../domain/registrations.ts'
import { canTransition } from '../../domain/state-table.ts'
import { uuidPattern } from '../../domain/values.ts'
import { worksAs } from '../../domain/visitor.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { DeskRegistrationQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { centsOf, euros } from '../kit/euros.ts'
import { saidHere } from '../kit/forms.ts'
import { noteForms } from '../kit/notes.ts'
import { paymentNoteForm } from '../kit/payment-note.ts'

const id = string().uuid('error.id').required('error.required')

const reason = optional(line(500))
/** With an amount that was agreed to instead of the terms', staff say why. */
const cancelSchema = newCancellation.pick(['credit', 'refund']).shape({
  agreed: boolean().default(false),
  reason: reason.test('why', 'error.required', (value, { parent }) => !parent.agreed || Boolean(value)),
})
const leaveSchema = cancelSchema.shape({ student: id })
/** Where both prices differ, one of them, with the difference that was shown for that of today. */
const moveSchema = object({
  session: id,
  students: array(id).optional(),
  isOver: boolean(),
  today: number().integer('error.form').typeError('error.form').required('error.form'),
  price: string().oneOf(movePrices, 'error.choice'),
  reason: reason.test('why', 'error.required', (value, { parent }) => parent.today === 0 || Boolean(value)),
})
const replaceSchema = participantReplacement.shape({ leaving: id })
/** What a participant costs, in euros excluding VAT as people write them. */
const confirmSchema = registrationChanges.pick(['participants']).shape({
  price: euros.required('error.required').test('some', 'error.number', (text) => (centsOf(text) ?? 0) > 0),
})
/** What staff note of a registration: nobody waits for its money any more. */
const statusSchema = object({
  status: string()
    .oneOf(['expired'] as const, 'error.choice')
    .required('error.required'),
})

const deskRegistrationQuery = graphql(`
  query DeskRegistration(
    $id: String!, $leaving: [String], $isLeaving: Boolean!, $isReplacing: Boolean!, $isMoving: Boolean!, $search: String,
    $moving: [String], $credit: Int, $isAgreed: Boolean!, $isAgreedLeaving: Boolean!, $isDesk: Boolean!
  ) {
    registration(id: $id) {
      _id status outcome paymentMethod isCanceled organisation user net vat total owed toPay reference expiresAt createdAt
      shares { payer amount open }
      priceLines { kind amount days from code percent }
      session { _id startDate decision course { type title { nl en fr } } location { name { nl en fr } } }
      students { _id firstName lastName email hasAttendanceAttest }
      invoice { name address zip city email vat }
      issuedInvoice { _id number }
      refund { amount isSettled }
    }
    deskRegistrations(_id: $id, limit: 1) { items { contact phone creditNotes { _id number } apart { _id startDate } } }
    cancellationEffect(id: $id) { isPossible credit refund kept daysBack daysKept }
    leavingEffect: cancellationEffect(id: $id, students: $leaving) @include(if: $isLeaving) {
      isPossible isWhole credit refund kept daysBack daysKept
    }
    agreedEffect: cancellationEffect(id: $id, credit: $credit) @include(if: $isAgreed) {
      isPossible credit refund kept daysBack daysKept
    }
    agreedLeaving: cancellationEffect(id: $id, students: $leaving, credit: $credit) @include(if: $isAgreedLeaving) {
      isPossible isWhole credit refund kept daysBack daysKept
    }
    registrationMoves(id: $id, students: $moving) @include(if: $isMoving) {
      isPossible refusal
      sessions {
        difference today refundToday isOverCapacity
        session { _id startDate registrationCount capacity location { name { nl en fr } } language { name { nl en fr } } }
      }
    }
    registrationReplacements(id: $id, search: $search) @include(if: $isReplacing) { _id firstName lastName email }
    notes(subject: "registration", id: $id) { ...NoteLine }
    deskMessages(registration: $id) @include(if: $isDesk) { ...WrittenLine }
    registrationHistory(id: $id) { what to reason at by before about }
    openInvoices: invoices(registration: $id, status: "open", kind: "invoice", limit: 1) { items { _id owed } }
  }
`)

export type DeskRow = NonNullable<NonNullable<DeskRegistrationQuery['deskRegistrations']>['items'][number]>
export type Registration = NonNullable<DeskRegistrationQuery['registration']>

export interface QuestionProps {
  data: DeskRegistrationQuery
  registration: Registration
}

/** Who of its participants that is. */
export const nameOf = ({ students }: Registration, student: string) =>
  students.flatMap((one) => (one?._id === student ? [`${one.firstName} ${one.lastName}`] : []))[0]

const acts = ['cancel', 'move', 'leave', 'replace', 'confirm', 'paid', 'expired'] as const

/** Who of its participants the address names, to move without the others; nobody where it names all. */
export function movingIn({ search }: PageContext, { students }: Pick<Registration, 'students'>) {
  const moving = listed(students).filter(({ _id }) => search.student?.includes(_id))
  return moving.length < students.length ? moving : []
}

/** What the address asks about: the whole registration, or one of its participants. */
export function actIn({ search }: PageContext) {
  const act = acts.find((name) => name === search.act?.[0])
  const [student = '', to = '', sought = '', credit = ''] = [
    search.student,
    search.to,
    search.search,
    search.credit,
  ].map((given) => given?.[0]?.trim())
  return { act, student, to, search: sought, credit }
}

function deskRegistrationVariables(page: PageContext) {
  const { act, student, search, credit: written } = actIn(page)
  const isLeaving = act === 'leave' && uuidPattern.test(student)
  const credit = euros.isValidSync(written) ? centsOf(written) : undefined
  const isAgreed = credit !== undefined
  return {
    id: page.params.id ?? '',
    isLeaving,
    isReplacing: act === 'replace',
    isDesk: worksAs(page.visitor, ['desk']),
    isMoving: act === 'move',
    isAgreed: isAgreed && act === 'cancel',
    isAgreedLeaving: isAgreed && isLeaving,
    ...(isAgreed && { credit }),
    ...(isLeaving && { leaving: [student] }),
    ...(act === 'move' && { moving: page.search.student?.filter((one) => uuidPattern.test(one)) }),
    ...(search && { search: `~${search.replaceAll(',', ' ')}` }),
  }
}

const statusActs = ['confirm', 'paid', 'expired'] as const
type StatusAct = (typeof statusActs)[number]

/** What staff can make of a registration that nobody billed: an invoice is paid or credited where it stands. */
export function statusActsOf(registration: Registration, { now }: PageContext): StatusAct[] {
  const { status, outcome, total, session, isCanceled, issuedInvoice } = registration
  if (issuedInvoice || isCanceled) return []
  const goesOn = session.startDate > now && session.decision !== 'canceled'
  const can: Record<StatusAct, boolean> = {
    confirm: goesOn && status === 'awaiting_payment' && outcome === 'partner' && total === 0,
    paid: goesOn && total > 0 && canTransition(registrationTransitions, status, 'paid', 'staff'),
    expired: canTransition(registrationTransitions, status, 'expired', 'staff'),
  }
  return statusActs.filter((act) => can[act])
}

const cancelForCustomer = graphql(`
  mutation CancelForCustomer($id: String!, $input: NewCancellation_Input!) {
    cancelRegistration(id: $id, input: $input) { registration }
  }
`)

const endOf = ({ credit, refund, agreed, reason: why }: InferType<typeof cancelSchema>) => ({
  credit,
  refund,
  ...(agreed && { reason: why }),
})

/** Cancels for the customer, with the effect that was shown: another one is refused. */
export const cancelForm = defineForm({
  name: 'registration-cancel',
  schema: async () => cancelSchema,
  fields: ['credit', 'refund', 'agreed', 'reason'],
  document: cancelForCustomer,
  variables: (values, { params }) => ({ id: params.id ?? '', input: endOf(values) }),
  next: saidHere('saved'),
})

/** Takes one participant out, with the effect that was shown. */
export const leaveForm = defineForm({
  name: 'participant-leave',
  schema: async () => leaveSchema,
  fields: ['student', 'credit', 'refund', 'agreed', 'reason'],
  document: cancelForCustomer,
  variables: ({ student, ...values }, { params }) => ({
    id: params.id ?? '',
    input: { students: [student], ...endOf(values) },
  }),
  next: saidHere('saved'),
})

export const replaceForm = defineForm({
  name: 'participant-replace',
  schema: async () => replaceSchema,
  fields: [
    ...(['leaving', 'student', 'newStudent.firstName', 'newStudent.lastName', 'newStudent.email'] as const),
    ...(['newStudent.dateOfBirth', 'newStudent.birthPlace'] as const),
  ],
  document: graphql(`
    mutation ReplaceForCustomer($id: String!, $leaving: String!, $input: ParticipantReplacement_Input!) {
      replaceParticipant(id: $id, studentId: $leaving, input: $input)
    }
  `),
  variables: ({ leaving, ...input }, { params }) => ({ id: params.id ?? '', leaving, input }),
  next: saidHere('saved'),
})

/** Moves it to another session of its course, at the price that was chosen, for the difference that was shown. */
export const moveForm = defineForm({
  name: 'registration-move',
  schema: async () => moveSchema,
  fields: ['session', 'students', 'isOver', 'today', 'price', 'reason'],
  document: graphql(`
    mutation MoveForCustomer($id: String!, $input: NewMove_Input!) {
      moveRegistration(id: $id, input: $input) { registration }
    }
  `),
  variables: ({ session, students, isOver, today, price, reason: why }, { params }) => {
    const chosen = today === 0 ? {} : { price, reason: why }
    const some = { ...(students?.length && { students }), ...(isOver && { isOverCapacityAccepted: true }) }
    return { id: params.id ?? '', input: { session, difference: price === 'today' ? today : 0, ...chosen, ...some } }
  },
  next: saidHere('saved'),
})

const changeForCustomer = graphql(`
  mutation ChangeForCustomer($id: String!, $input: RegistrationChanges_Input!) {
    updateRegistration(id: $id, input: $input) { _id }
  }
`)

/** Gives what is on request its price, for as many participants as were shown. */
export const confirmForm = defineForm({
  name: 'registration-confirm',
  schema: async () => confirmSchema,
  fields: ['price', 'participants'],
  document: changeForCustomer,
  variables: ({ price, participants }, { params }) => ({
    id: params.id ?? '',
    input: { price: centsOf(price), participants },
  }),
  next: saidHere('saved'),
})

/** Lets it expire. */
export const statusForm = defineForm({
  name: 'registration-status',
  schema: async () => statusSchema,
  fields: ['status'],
  document: changeForCustomer,
  variables: ({ status }, { params }) => ({ id: params.id ?? '', input: { status } }),
  next: saidHere('saved'),
})

export const registrationPage = definePanelPage({
  path: '/control-panel/registrations/:id',
  search: ['act', 'student', 'to', 'search', 'credit'],
  query: { document: deskRegistrationQuery, variables: deskRegistrationVariables },
  forms: [cancelForm, leaveForm, replaceForm, moveForm, confirmForm, statusForm, paymentNoteForm, ...noteForms],
  title: ({ registration }, { locale }) => registration?.invoice.name ?? allTexts[locale]['panel-registrations'].title,
})

/** A participant's attest of attendance, for Flemish training leave. */
export const attestFile = definePanelPage({
  path: '/control-panel/registrations/:id/attendance/:student.pdf',
  file: ({ params: { id = '', student = '' } }) =>
    uuidPattern.test(id) && uuidPattern.test(student)
      ? { path: `/registrations/${id}/students/${student}/attendance-attest` }
      : null,
})
