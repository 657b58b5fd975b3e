import type { FormState } from '../../../ui/forms/form-state.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import type { EditedParticipant, Participant } from './participants-query.ts'

export interface ParticipantListProps {
  page: PageContext
  form: FormState | undefined
  participants: readonly Participant[]
  /** Of all pages together. */
  total: number
  edited: EditedParticipant | null
}
