import type { AnyForm } from '../../ui/forms/define-form.ts'
import { RefusedDocument } from '../../ui/forms/refused-document.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { sessionIn, stepAddress } from './journey.ts'
import { saveDraftDocument } from './save-draft.ts'
import { waitingListAddress } from './waiting-list/waiting-list-address.ts'

const nobody = 'Nobody was chosen'

/** Said at the list, and what is not of the list as a snackbar too. */
const refused = (error: string, message?: string) =>
  new RefusedDocument([
    { message: 'Not complete', status: 422, details: [{ path: 'students', message: error }] },
    ...(message ? [{ message, status: 422 }] : []),
  ])

/** What is wanted before it leads on: somebody found, added, asked about, or put on the waiting list. */
function wantedAddress(page: PageContext, wanted: string, q: string | undefined): string {
  const [what, id = ''] = wanted.split(':')
  if (what === 'wait') return waitingListAddress(page)
  if (what === 'add') return stepAddress(page, 'students', { add: '1' })
  if (what === 'edit' || what === 'remove') return stepAddress(page, 'students', { [what]: id })
  return stepAddress(page, 'students', q ? { q } : {})
}

/**
 * Who takes part. What is ticked is kept whichever button sent it; it leads on once there is somebody, everybody's birth
 * is known where that is asked, and there are seats for all.
 */
export const studentsForm: AnyForm = {
  name: 'register-students',
  schema: () => import('./students-schema.ts').then((file) => file.studentsSchema),
  fields: ['students', 'q', 'wanted'],
  refusals: { [nobody]: { text: 'participants' } },
  async submit(send, { students, q, wanted }, page) {
    const { saveRegistrationDraft: draft } = await send(saveDraftDocument, {
      session: sessionIn(page),
      input: { students },
    })
    if (wanted) return wantedAddress(page, wanted, q)
    const kept = listed(draft?.students)
    if (kept.length === 0) throw refused('error.participantsNext', nobody)
    if (kept.some(({ lacksBirthData }) => lacksBirthData)) throw refused('error.birthData')
    if (draft && kept.length > draft.seatsLeft) throw refused('error.seats')
    return stepAddress(page, 'invoice')
  },
}
