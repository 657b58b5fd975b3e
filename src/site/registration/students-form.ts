import type { AnyObject } from 'yup'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import { RefusedDocument } from '../../ui/forms/refused-document.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { sessionIn, stepAddress } from './journey.ts'
import { searchedText } from './journey-query.ts'
import { saveDraftDocument } from './save-draft.ts'
import { waitingListAddress } from './waiting-list/waiting-list-address.ts'

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
  schema: () => import('./students-schema.ts').then((file) => file.studentsSchema),
  fields: [
    ...['students', 'q', 'wanted', 'edited', 'isCertified'],
    ...['firstName', 'lastName', 'email', 'dateOfBirth', 'birthPlace'],
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
  schema: () => import('./students-schema.ts').then((file) => file.participantSchema),
}
