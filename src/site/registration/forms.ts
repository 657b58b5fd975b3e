import type { AnyObject } from 'yup'
import { localePath } from '../../domain/locales.ts'
import { type AnyForm, defineForm, type SendDocument } from '../../ui/forms/define-form.ts'
import { RefusedDocument } from '../../ui/forms/refused-document.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { isCardWanted, isCodeWanted, searchedText, sessionIn, stepAddress } from './journey.ts'

/** Which date; it stands in the address from here on, so that a guest keeps it too. */
export const selectForm: AnyForm = {
  name: 'register-select',
  schema: () => import('./registration-schemas.ts').then((file) => file.selectSchema),
  fields: ['session'],
  submit: async (_send, { session }, page) => stepAddress(page, 'students', { session }),
}

// The site's server alone sends them, for their cookies: no browser fetches how.
const answers = () => import('./guest-answers.ts')

/** An account made on the way, by the rules of registering; it leads back to the same step (CONTRACT, Settled). */
export const guestForm: AnyForm = {
  name: 'register',
  schema: () => import('./registration-schemas.ts').then((file) => file.guestSchema),
  fields: ['isPrivatePerson', 'organisation.name', 'organisation.vat', 'firstName', 'lastName', 'email', 'password'],
  secrets: ['password'],
  send: 'session',
  submit: async (...sent) => (await answers()).becomeCustomer(...sent),
}

/** Signing in on the way; what was chosen stands in the address. */
export const returningForm: AnyForm = {
  name: 'login',
  schema: () => import('../../ui/login/login-schema.ts').then((file) => file.loginSchema),
  fields: ['email', 'password'],
  secrets: ['password'],
  send: 'session',
  submit: async (...sent) => (await answers()).comeBack(...sent),
}

/** Keeps a part of the draft, and says what becomes of it. */
const saveDraftDocument = graphql(`
  mutation SaveRegistrationDraft($session: String!, $input: RegistrationDraftChanges_Input!) {
    saveRegistrationDraft(session: $session, input: $input) {
      _id
      seatsLeft
      students { _id lacksBirthData }
    }
  }
`)

/** Where one waits for seats in the session of the address. */
const waitingListAddress = ({ params, locale }: PageContext): string =>
  localePath(`/courses/${encodeURIComponent(params.id ?? '')}/waiting-list/${params.session ?? ''}`, locale)

/** Said at the list. */
const refused = (error: string) =>
  new RefusedDocument([{ message: 'Not complete', status: 422, details: [{ path: 'students', message: error }] }])

/** Who is typed in the open row: checked already, unless it is taken back. */
function participantIn({ wanted, edited, ...typed }: AnyObject, { locale }: PageContext) {
  const { firstName, lastName, email, dateOfBirth, birthPlace } = typed
  if (!firstName || wanted === 'cancel') return {}
  const birth = { ...(dateOfBirth && { dateOfBirth }), ...(birthPlace && { birthPlace }) }
  const whose = edited ? { _id: edited } : { language: locale }
  return { participant: { ...whose, firstName, lastName, email, ...birth } }
}

/** Enter finds where something is looked for, else adds who is typed, else goes on: ''. */
function wantedByEnter({ q, firstName }: AnyObject, page: PageContext): string {
  if ((q ?? '') !== searchedText(page)) return 'find'
  return firstName ? 'save' : ''
}

/** What is wanted before it leads on: somebody found, added, asked about, or put on the waiting list. */
function wantedAddress(page: PageContext, wanted: string, { q, edited }: AnyObject): string {
  const [what, id = ''] = wanted.split(':')
  if (what === 'wait') return waitingListAddress(page)
  if (what === 'date') return stepAddress(page, 'students', { session: id })
  if (what === 'add') return stepAddress(page, 'students', { add: '1' })
  if (what === 'self') return stepAddress(page, 'students', { add: 'self' })
  if (what === 'edit' || what === 'remove') return stepAddress(page, 'students', { [what]: id })
  if (what === 'save') return stepAddress(page, 'students', { said: edited ? 'participantSaved' : 'participantAdded' })
  return stepAddress(page, 'students', what === 'find' && q ? { q } : {})
}

/**
 * Who takes part. What is ticked and who is typed is kept whichever button sent it; it leads on once there is somebody,
 * everybody's birth is known where that is asked, and there are seats for all.
 */
export const studentsForm: AnyForm = {
  name: 'register-students',
  schema: () => import('./registration-schemas.ts').then((file) => file.studentsSchema),
  fields: [
    'students',
    'q',
    'wanted',
    'edited',
    'isCertified',
    'firstName',
    'lastName',
    'email',
    'dateOfBirth',
    'birthPlace',
  ],
  async submit(send, values, page) {
    const { saveRegistrationDraft: draft } = await send(saveDraftDocument, {
      session: sessionIn(page),
      input: { students: values.students, ...participantIn(values, page) },
    })
    const wanted = values.wanted === 'enter' ? wantedByEnter(values, page) : values.wanted
    if (wanted) return wantedAddress(page, wanted, values)
    const kept = listed(draft?.students)
    if (kept.length === 0) throw refused('error.participantsNext')
    if (kept.some(({ lacksBirthData }) => lacksBirthData)) throw refused('error.birthData')
    if (draft && kept.length > draft.seatsLeft) throw refused('error.seats')
    return stepAddress(page, 'invoice')
  },
}

/** One participant alone, by the name that it has in the account too: added, and nothing else. */
export const participantForm: AnyForm = {
  ...studentsForm,
  name: 'participant',
  schema: () => import('./registration-schemas.ts').then((file) => file.participantSchema),
}

/** Somebody does not take part after all; `students` are those who still do. */
export const removeForm = defineForm({
  name: 'participant-remove',
  schema: () => import('./registration-schemas.ts').then((file) => file.studentsSchema),
  fields: ['students'],
  document: saveDraftDocument,
  variables: ({ students }, page) => ({ session: sessionIn(page), input: { students } }),
  next: (_data, page) => stepAddress(page, 'students'),
})

/** Who is billed (spec section 2, billing information); the address becomes the account's where that is asked. */
export const invoiceForm = defineForm({
  name: 'register-invoice',
  schema: () => import('./registration-schemas.ts').then((file) => file.invoiceSchema),
  fields: [
    'isPrivatePerson',
    ...(['invoice.name', 'invoice.vat', 'invoice.address', 'invoice.zip', 'invoice.city'] as const),
    ...(['invoice.country', 'invoice.email', 'invoice.reference', 'keepsAddress'] as const),
  ],
  document: graphql(`
    mutation SaveInvoiceOfDraft($session: String!, $input: RegistrationDraftChanges_Input!, $account: String!,
      $organisation: OrganisationChanges_Input!, $person: UserChanges_Input!,
      $isOrganisations: Boolean!, $isPersons: Boolean!) {
      saveRegistrationDraft(session: $session, input: $input) { _id }
      updateOrganisation(id: $account, input: $organisation) @include(if: $isOrganisations) { _id }
      updateUser(id: $account, input: $person) @include(if: $isPersons) { _id }
    }
  `),
  variables({ isPrivatePerson, keepsAddress, invoice }, page) {
    const { organisation, userId = '' } = page.visitor ?? {}
    const { address, zip, city, country } = invoice
    const typed = { address, zip, city, country }
    return {
      session: sessionIn(page),
      input: { invoice: isPrivatePerson ? { ...invoice, vat: null } : invoice },
      account: organisation ?? userId,
      organisation: typed,
      person: typed,
      isOrganisations: Boolean(keepsAddress && organisation),
      isPersons: Boolean(keepsAddress && !organisation),
    }
  },
  next(data, page) {
    const isKept = data.updateOrganisation ?? data.updateUser
    return stepAddress(page, 'confirmation', isKept ? { said: 'invoice-data' } : {})
  },
})

const confirmed = graphql(`
  mutation ConfirmRegistrationDraft($session: String!, $input: DraftConfirmation_Input!) {
    confirmRegistrationDraft(session: $session, input: $input) { _id }
  }
`)

const isFull = (error: unknown) => error instanceof Error && error.message.includes('Session fully booked')

/** Keeps how one wants to pay, how large one's enterprise is, and by which code and card. */
export const keepPayment = graphql(`
  mutation KeepPayment($session: String!, $input: RegistrationDraftChanges_Input!) {
    saveRegistrationDraft(session: $session, input: $input) { _id }
  }
`)

/** Keeps the code and the card with the draft, and shows the step with what they make; refused where the code does not count. */
async function applyCode(send: SendDocument, values: AnyObject, page: PageContext) {
  const { payment, enterpriseSize, applied, discountCode, prepaidCard } = values
  const input = { payment, enterpriseSize, discountCode: discountCode ?? null, prepaidCard: prepaidCard ?? null }
  await send(keepPayment, { session: sessionIn(page), input })
  if (isCardWanted(values)) return stepAddress(page, 'confirmation', { said: 'totalChanged' })
  if (!discountCode && !applied) return stepAddress(page, 'confirmation')
  return stepAddress(page, 'confirmation', { said: discountCode ? 'discountApplied' : 'discountRemoved' })
}

/** Registers whom the step shows for what it shows, and leads to the payment, or to what follows from the invoice. */
export const confirmForm: AnyForm = {
  name: 'register-confirm',
  makesDebt: true,
  schema: () => import('./confirm-schema.ts').then((file) => file.confirmSchema),
  fields: [
    ...(['students', 'prepaidCard', 'discountCode', 'payment', 'enterpriseSize', 'agreedToTerms'] as const),
    ...(['draft', 'total', 'applied', 'appliedCard', 'wanted'] as const),
  ],
  refusals: {
    'Session fully booked': { text: 'sessionFull' },
    'Session has started': { text: 'sessionStarted' },
    'Session was canceled': { text: 'sessionCanceled' },
  },
  async submit(send, values, page) {
    if (isCodeWanted(values)) return applyCode(send, values, page)
    const { agreedToTerms, draft, students, total, payment, enterpriseSize, discountCode, prepaidCard } = values
    const ordered = {
      agreedToTerms,
      draft,
      total,
      payment,
      enterpriseSize,
      discountCode,
      prepaidCard: prepaidCard ?? null,
    }
    const input = { ...ordered, ...(students?.length && { students }) }
    try {
      const { confirmRegistrationDraft: made } = await send(confirmed, { session: sessionIn(page), input })
      return localePath(`/billing/redirect/${made?._id}`, page.locale)
    } catch (error) {
      // In the browser the same step is asked for anew, and then shows what can be done; the server draws that at once.
      if (isFull(error) && !(error instanceof RefusedDocument)) return stepAddress(page, 'confirmation')
      throw error
    }
  },
}

/** Puts people on the waiting list of the session of the address, one or a group as a whole. */
export const waitingListForm = defineForm({
  name: 'waiting-list',
  schema: () => import('./registration-schemas.ts').then((file) => file.waitingListSchema),
  fields: ['students'],
  document: graphql(`
    mutation JoinWaitingList($input: NewWaitingListEntry_Input!) {
      joinWaitingList(input: $input) { _id }
    }
  `),
  variables: ({ students }, page) => ({ input: { session: sessionIn(page), students } }),
  next: (_data, page) => waitingListAddress(page),
  refusals: { 'Session has started': { text: 'sessionStarted' }, 'Session was canceled': { text: 'sessionCanceled' } },
})
