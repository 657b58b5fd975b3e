export interface MailMessage {
  /** The same for the same mail: a reader that gets it twice can tell. */
  messageId: string
  to: string
  /** Who gets the response, when that is not the provider. */
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments: { filename: string; content: Uint8Array; contentType: string }[]
}

/** `not-sent` may be tried again, `refused` is for good and of its receiver, `unknown` may have been sent. */
export type MailFailure = 'not-sent' | 'refused' | 'unknown'

export class MailError extends Error {
  readonly failure: MailFailure

  constructor(failure: MailFailure, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.failure = failure
  }
}

/** Whoever brings the mail: an SMTP server. Throws MailError. */
export interface MailTransport {
  send(message: MailMessage): Promise<void>
}
