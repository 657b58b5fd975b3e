import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { mail } from '../../../../schemas/mail.ts'
import { mails, users } from '../../../db/tables.ts'
import { forgottenMark, secretLinkHours } from '../../../domain/mail-links.ts'
import { mailStates, minutesToDeliver } from '../../../domain/mail-states.ts'
import { defineList, instantOf, listOf, staff } from '../../platform/index.ts'

const colleagues = alias(users, 'colleagues')
const kind = sql<string>`${mails.data}->>'kind'`
const secretKinds = sql.join(
  Object.keys(secretLinkHours).map((name) => sql`${name}`),
  sql`, `,
)

export const mailState = sql<string>`(case
  when ${mails.sentAt} is not null and ${kind} in (${secretKinds}) then 'secret'
  when ${mails.sentAt} is not null then 'sent'
  when ${kind} in (${secretKinds}) and starts_with(reverse(${mails.data}->'values'->>'url'), ${forgottenMark}) then 'expired'
  when ${mails.createdAt} < now() - make_interval(mins => ${minutesToDeliver}) then 'undelivered'
  else 'waiting' end)`

/** When it was sent again last, and by whom. */
const again = (what: 'created_at' | 'user_id') => sql`(select ${sql.identifier(what)} from state_changes
  where entity = 'mail' and entity_id = ${mails.id} order by created_at desc limit 1)`

export const mailColumns = {
  _id: mails.id,
  to: mails.to,
  kind,
  subject: sql<string>`coalesce(${mails.subject}, ${kind})`,
  state: mailState,
  attempts: mails.attempts,
  createdAt: instantOf(mails.createdAt),
  sentAt: instantOf(mails.sentAt),
  againAt: instantOf(again('created_at')),
  againBy: sql<string | null>`(select ${colleagues.firstName} || ' ' || ${colleagues.lastName}
    from ${users} colleagues where ${colleagues.id} = ${again('user_id')})`,
}

/** Mails without what they say: some of it opens accounts. */
export const mailList = defineList({
  id: 'mails',
  tag: 'mails',
  summary: 'A page of mails',
  description:
    'Mails that were sent, wait, or were not delivered within an hour: to whom and what about, and nothing of what they say.',
  access: staff,
  response: listOf(mail, 'MailList'),
  from: sql`${mails}`,
  key: mails.id,
  columns: mailColumns,
  filters: {
    search: { kind: 'text', column: sql`concat_ws(' ', ${mails.to}, ${mails.subject})` },
    to: { kind: 'text', column: mails.to },
    state: { kind: 'choice', of: mailStates, column: mailState },
    createdAt: { kind: 'date', column: mails.createdAt },
  },
  sort: [['createdAt', 'DESC']],
})
