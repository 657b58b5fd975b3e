import { boolean, object, string } from 'yup'
import { bookingChanges } from '../../../schemas/booking.ts'
import { localePath } from '../../domain/locales.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { sendsAgain } from '../kit/again-form.ts'
import { saidHere } from '../kit/forms.ts'
import { panelRoot } from '../kit/paths.ts'
import { doneHref } from './done-here.ts'

const id = string().uuid('error.form').required('error.required')

const approvalSchema = object({
  applicant: id,
  organisation: id,
  approval: string()
    .oneOf(['approved', 'rejected'] as const, 'error.choice')
    .required('error.required'),
})

const sessionSchema = object({ session: id })

export const approvalForm = defineForm({
  name: 'panel-approval',
  schema: async () => approvalSchema,
  fields: ['applicant', 'organisation', 'approval'],
  document: graphql(`
    mutation PanelApproval($id: String!, $input: ApprovalDecision_Input!) {
      decideApproval(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ applicant, ...input }) => ({ id: applicant, input }),
  next: (data, page, { approval }) => saidHere(approval)(data, page),
})

/** A message is marked as answered, or not after all; its row stays until one leaves. */
export const answeredForm = defineForm({
  name: 'desk-message',
  schema: async () => object({ message: id, handled: boolean().required('error.required') }),
  fields: ['message', 'handled'],
  document: graphql(`
    mutation HandleDeskMessage($id: String!, $input: ContactChanges_Input!) {
      updateContact(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ message, handled }) => ({ id: message, input: { handled } }),
  next(_data, page, { message, handled }) {
    return doneHref('message', message, page, handled)
  },
})

/** Puts what a participant wrote on the site, or lets it wait again after all. */
export const publishedForm = defineForm({
  name: 'desk-review',
  schema: async () =>
    object({
      review: id,
      decision: string()
        .oneOf(['published', 'waiting'] as const, 'error.choice')
        .required('error.required'),
    }),
  fields: ['review', 'decision'],
  document: graphql(`
    mutation PublishDeskReview($id: String!, $input: ReviewDecision_Input!) {
      decideEvaluationReview(id: $id, input: $input) { status }
    }
  `),
  variables: ({ review, decision }) => ({ id: review, input: { decision } }),
  next: (_data, page, { review, decision }) => doneHref('review', review, page, decision === 'published'),
})

export const resentForm = sendsAgain((_data, page, { mail }) => doneHref('mail', mail, page))

const invoiceSchema = object({ invoice: id })

/** The money of a credit note went back. */
export const returnedForm = defineForm({
  name: 'desk-returned',
  schema: async () => invoiceSchema,
  fields: ['invoice'],
  document: graphql(`
    mutation SettleDeskCredit($id: String!) {
      updateInvoice(id: $id, input: { status: paid }) { _id }
    }
  `),
  variables: ({ invoice }) => ({ id: invoice }),
  next: (_data, page, { invoice }) => doneHref('returned', invoice, page),
})

/** Gives what Peppol refused to it once more. */
export const passedForm = defineForm({
  name: 'desk-peppol',
  schema: async () => invoiceSchema,
  fields: ['invoice'],
  document: graphql(`
    mutation PassDeskInvoice($id: String!) {
      sendEInvoice(id: $id) { receiver }
    }
  `),
  variables: ({ invoice }) => ({ id: invoice }),
  next: (_data, page, { invoice }) => doneHref('passed', invoice, page),
})

/** Cancels the quotation of a room that somebody else has now, the one that is shown: its customer hears of it. */
export const withdrawnForm = defineForm({
  name: 'desk-overtaken',
  schema: async () => bookingChanges.pick(['reason', 'offerNumber']).shape({ request: id }),
  fields: ['request', 'offerNumber', 'reason'],
  refusals: { 'The effect on money has changed': { text: 'offerChanged' } },
  document: graphql(`
    mutation WithdrawDeskQuotation($id: String!, $input: BookingChanges_Input!) {
      updateBooking(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ request, ...input }) => ({ id: request, input: { status: 'canceled' as const, ...input } }),
  next: (_data, page, { request }) => doneHref('withdrawn', request, page),
})

export const confirmSessionForm = defineForm({
  name: 'session-confirm',
  schema: async () => sessionSchema,
  fields: ['session'],
  document: graphql(`
    mutation ConfirmSession($id: String!) {
      confirmSession(id: $id) { _id }
    }
  `),
  variables: ({ session }) => ({ id: session }),
  next: saidHere('session-confirmed'),
})

export const cancelSessionForm = defineForm({
  name: 'session-cancel',
  schema: async () => sessionSchema,
  fields: ['session'],
  document: graphql(`
    mutation CancelSession($id: String!) {
      cancelSession(id: $id) { _id }
    }
  `),
  variables: ({ session }) => ({ id: session }),
  next: saidHere('session-canceled'),
})

/** Mails a customer once more that there is a choice to make. */
export const remindChoiceForm = defineForm({
  name: 'desk-choice',
  schema: async () => object({ registration: id }),
  fields: ['registration'],
  document: graphql(`
    mutation RemindChoice($id: String!) {
      remindChoice(id: $id) { isReminded }
    }
  `),
  variables: ({ registration }) => ({ id: registration }),
  next: (data, page) => saidHere(data.remindChoice?.isReminded ? 'choice-reminded' : 'choice-passed-over')(data, page),
})

/** Mails trainers once more what they did not answer. */
export const remindTrainersForm = defineForm({
  name: 'desk-trainers',
  schema: async () => sessionSchema,
  fields: ['session'],
  document: graphql(`
    mutation RemindTrainers($id: String!) {
      remindTrainers(id: $id) { reminded }
    }
  `),
  variables: ({ session }) => ({ id: session }),
  next: (data, page) =>
    saidHere(data.remindTrainers?.reminded.length ? 'trainers-reminded' : 'trainers-passed-over')(data, page),
})

/** Opens a session for who teaches it, at the page to which the mailed link of trainers leads too. */
export const openTaughtForm = defineForm({
  name: 'taught-session',
  schema: async () => sessionSchema,
  fields: ['session'],
  document: graphql(`
    mutation OpenTaughtSession($id: String!) {
      openTaughtSession(id: $id) { path }
    }
  `),
  variables: ({ session }) => ({ id: session }),
  next: ({ openTaughtSession: opened }, { locale }) => localePath(opened?.path ?? panelRoot, locale),
})
