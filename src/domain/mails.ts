import { accountMails } from './account-mails.ts'
import type { MailAttachment, MailDefinition, MailReader } from './define-mail.ts'
import { evaluationMails } from './evaluation-mails.ts'
import { moneyMails } from './money-mails.ts'
import { practicalMails } from './practical-mails.ts'
import { registrationMails } from './registration-mails.ts'
import { roomMails } from './room-mails.ts'

/** Every kind of mail: who gets it, what it tells, which texts it has. */
const mails = {
  ...accountMails,
  ...registrationMails,
  ...practicalMails,
  ...evaluationMails,
  ...moneyMails,
  ...roomMails,
}

type Mails = typeof mails
export type MailKind = keyof Mails
export type ValuesOf<Kind extends MailKind> = Mails[Kind] extends MailDefinition<infer Values, infer _> ? Values : never
type TextsOf<Kind extends MailKind> =
  Mails[Kind] extends MailDefinition<infer _, infer Text> ? ([Text] extends [never] ? Kind : Text) : never

/** The names of texts under mail.kinds. */
export type MailText = { [Kind in MailKind]: TextsOf<Kind> }[MailKind]

/** A kind of mail with what it tells; amounts in cents, days as YYYY-MM-DD. */
export type MailData = {
  [Kind in MailKind]: { kind: Kind; values: ValuesOf<Kind>; attachments?: MailAttachment[] }
}[MailKind]

const definitions: Record<MailKind, MailDefinition<object, string>> = mails

/** Which texts tell it. */
export const textOf = ({ kind, values }: MailData): MailText => (definitions[kind].text?.(values) ?? kind) as MailText

/** Whether it tells somebody of a seat, and so whether the session runs. */
export const tellsWhetherItRuns = ({ kind }: MailData): boolean => definitions[kind].tellsWhetherItRuns === true

/** Whether one act tells many of it. */
export const isToMany = ({ kind }: MailData): boolean => definitions[kind].isToMany === true

/** A mail of every kind, and of those that read otherwise by what they tell: made up, for whoever changes their texts. */
export const exampleMails = Object.entries(definitions).flatMap(([kind, { example, others = [] }]) =>
  [{}, ...others].map((other) => ({ kind, values: { ...example, ...other } })),
) as MailData[]

/** Who gets the mails of a text. */
export const readersOfTexts = Object.fromEntries(
  exampleMails.map((mail) => [textOf(mail), definitions[mail.kind].to]),
) as Record<MailText, MailReader>

/** Hours after which the link in a mail opens nothing any more, of the kinds that have one. */
export const secretLinkHours = Object.fromEntries(
  Object.entries(definitions).flatMap(([kind, { linkHours }]) => (linkHours ? [[kind, linkHours]] : [])),
)

/** What stands in the place of what a link opens. */
export const forgottenMark = '***'

/** The same mail, its link without the last part of its path or query, which is what opens something. */
export function withoutSecretLink(data: MailData): MailData {
  if (!(data.kind in secretLinkHours) || !('url' in data.values) || !data.values.url) return data
  const { url } = data.values
  const end = Math.max(...['/', '=', '?', '#'].map((mark) => url.lastIndexOf(mark)))
  return Object.assign({}, data, { values: { ...data.values, url: url.slice(0, end + 1) + forgottenMark } })
}

/** Whether it was too old to open anything before it was sent: nobody is served by it any more. */
export const hasForgottenLink = ({ values }: MailData): boolean =>
  'url' in values && Boolean(values.url?.endsWith(forgottenMark))
