import { localePath } from '../../domain/locales.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import { RefusedDocument } from '../../ui/forms/refused-document.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { sessionIn, stepAddress } from './journey.ts'

const confirmed = graphql(`
  mutation ConfirmRegistrationDraft($session: String!, $input: DraftConfirmation_Input!) {
    confirmRegistrationDraft(session: $session, input: $input) { _id }
  }
`)

const isFull = (error: unknown) => error instanceof Error && error.message.includes('Session fully booked')

/** Registers whom the step shows for what it shows, and leads to the payment. */
export const confirmForm: AnyForm = {
  name: 'register-confirm',
  schema: () => import('../../../schemas/registration-draft.ts').then((file) => file.draftConfirmation),
  fields: ['students', 'agreedToTerms', 'draft', 'total'],
  refusals: {
    'Session fully booked': { text: 'sessionFull' },
    'Session has started': { text: 'sessionStarted' },
    'Session was canceled': { text: 'sessionCanceled' },
  },
  async submit(send, { agreedToTerms, draft, students, total }, page) {
    const input = { agreedToTerms, draft, total, ...(students?.length && { students }) }
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
