import { authProofs } from './auth.ts'
import { bankProofs } from './bank.ts'
import { bookingProofs } from './bookings.ts'
import { contentProofs } from './content.ts'
import { courseProofs } from './courses.ts'
import { customerProofs } from './customers.ts'
import { fileProofs } from './files.ts'
import { interfaceTextProofs } from './interface-texts.ts'
import { messageProofs } from './messages.ts'
import { panelProofs } from './panel.ts'
import { previewProofs } from './previews.ts'
import { mergeProofs } from './proof.ts'
import { publishingPlanProofs } from './publishing-plans.ts'
import { receiptProofs } from './receipts.ts'
import { recordProofs } from './records.ts'
import { registrationProofs } from './registrations.ts'
import { reminderProofs } from './reminders.ts'
import { resourceProofs } from './resources.ts'
import { sessionFileProofs } from './session-files.ts'
import { staticContentProofs } from './static-contents.ts'
import { trainerRequestProofs } from './trainer-requests.ts'
import { userProofs } from './users.ts'

/** Everything that is particular to an operation; how all operations fail is in general.ts. */
export const proofs = mergeProofs(
  resourceProofs,
  ...contentProofs,
  courseProofs,
  sessionFileProofs,
  trainerRequestProofs,
  staticContentProofs,
  publishingPlanProofs,
  previewProofs,
  authProofs,
  userProofs,
  customerProofs,
  registrationProofs,
  bookingProofs,
  receiptProofs,
  reminderProofs,
  bankProofs,
  recordProofs,
  panelProofs,
  messageProofs,
  interfaceTextProofs,
  fileProofs,
)
