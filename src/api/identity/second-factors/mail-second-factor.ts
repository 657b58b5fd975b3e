import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import { users } from '../../../db/tables.ts'
import { asLocale } from '../../../domain/locales.ts'

const receiver = { email: users.email, firstName: users.firstName, lastName: users.lastName, language: users.language }

async function accountOf(tx: Transaction, id: string) {
  const [account] = await tx.select(receiver).from(users).where(eq(users.id, id))
  if (!account) throw new Error(`There is no account ${id}`)
  return account
}

/** Tells a person of the panel that their second factor was set or taken away, who may not have done it themselves. */
export async function mailSecondFactor(
  tx: Transaction,
  userId: string,
  kind: 'second-factor-on' | 'second-factor-off',
) {
  const { email: to, firstName, language } = await accountOf(tx, userId)
  const key = `${kind}:${randomUUID()}`
  await queueMail(tx, { key, to, locale: asLocale(language), kind, values: { firstName } })
}

/** Tells them that a colleague took it away. */
export async function mailSecondFactorReset(tx: Transaction, userId: string, colleagueId: string) {
  const { email: to, firstName, language } = await accountOf(tx, userId)
  const colleague = await accountOf(tx, colleagueId)
  await queueMail(tx, {
    key: `second-factor-reset:${randomUUID()}`,
    ...{ to, locale: asLocale(language), kind: 'second-factor-reset' },
    values: { firstName, colleague: `${colleague.firstName} ${colleague.lastName}` },
  })
}
