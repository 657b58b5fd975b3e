import { defineMail, firstName, session, url } from './define-mail.ts'
import { daysToAnswer } from './evaluations.ts'

/** `answerBy` is the last day on which the link in `url` takes answers. */
const asked = { course: session.course, firstName, url, answerBy: '2027-02-13' }
/** As long as the clock of that day may be off, too. */
const linkHours = (daysToAnswer + 1) * 24 + 1

export const evaluationMails = {
  /** The evening after the last day of a session. */
  'evaluation-asked': defineMail({ to: 'participant', isToMany: true, linkHours, example: asked }),
  /** A week later, once, to who has not answered. */
  'evaluation-reminder': defineMail({ to: 'participant', isToMany: true, linkHours, example: asked }),
}
