import type { MailTransport } from '../adapters/mail.ts'
import type { ApiContext } from '../api/platform/index.ts'

/** What a job is handed: what verbs of the API are handed, so that it can call them; nobody asks (`user` is null). */
export interface JobContext extends ApiContext {
  user: null
  /** null without an SMTP server: a mail has arrived once its row holds what it says. */
  mail: MailTransport | null
  /** Where files of the bank are put; left out, nowhere. */
  bankDir?: string | undefined
}
