import { asc, eq, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import type { expectedMails } from '../../../schemas/expected-mails.ts'
import type { Transaction } from '../../db/client.ts'
import { findBounced } from '../../db/mails.ts'
import { mails } from '../../db/tables.ts'
import { type MailReader, mailReaders } from '../../domain/define-mail.ts'
import { locales } from '../../domain/locales.ts'
import { readersOfTexts, textOf } from '../../domain/mails.ts'
import type { ApiContext } from '../platform/index.ts'
import type { Receiver } from './message-receivers.ts'

const queuedIn = (tx: Transaction) =>
  tx
    .select({ to: mails.to, kind: mails.kind, locale: mails.locale, data: mails.data, held: mails.held })
    .from(mails)
    .where(eq(mails.createdAt, sql`now()`))
    .orderBy(asc(mails.kind), asc(mails.aboutId), asc(mails.occasion))
export type QueuedMail = Awaited<ReturnType<typeof queuedIn>>[number]

/** Takes an act back, with what it queued. */
class Rehearsed extends Error {
  readonly queued: QueuedMail[]

  constructor(queued: QueuedMail[]) {
    super('Rehearsed')
    this.queued = queued
  }
}

/** The mails that an act would send: it is done in a transaction, and taken back with it. */
export async function rehearse(
  context: ApiContext,
  act: (context: ApiContext, tx: Transaction) => Promise<unknown>,
): Promise<QueuedMail[]> {
  try {
    return await context.db.transaction(async (tx) => {
      await act({ ...context, db: tx }, tx)
      throw new Rehearsed(await queuedIn(tx))
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.queued
    throw error
  }
}

const addressOf = (email: string) => email.trim().toLowerCase()
const readerOf = ({ data }: QueuedMail): MailReader => readersOfTexts[textOf(data)]

/** Each kind of them, with the first as it reads: customers first. */
function kindsOf(context: ApiContext, queued: readonly QueuedMail[]) {
  const ofKind = new Map<string, QueuedMail[]>()
  for (const mail of queued) ofKind.set(mail.kind, [...(ofKind.get(mail.kind) ?? []), mail])
  const kinds = [...ofKind].flatMap(([kind, all]) => {
    const [first] = all
    if (!first) return []
    const { subject, text } = context.renderMail(first, context)
    return [{ kind, reader: readerOf(first), count: all.length, to: first.to, language: first.locale, subject, text }]
  })
  return kinds.toSorted((one, other) => mailReaders.indexOf(one.reader) - mailReaders.indexOf(other.reader))
}

/** What is said of queued mails before they are sent; of `people` who would not get one, why. What goes to ourselves counts not. */
export async function presentExpected(
  context: ApiContext,
  queued: readonly QueuedMail[],
  people: readonly Receiver[],
): Promise<InferType<typeof expectedMails>> {
  const told = queued.filter((mail) => mail.to.trim() && readerOf(mail) !== 'desk')
  const sent = told.filter(({ held }) => !held)
  const localeOf = new Map(sent.map(({ to, locale }) => [addressOf(to), locale]))
  const bounced = await findBounced(context.db, [...localeOf.keys()])
  const nameOf = new Map(people.map(({ address, name }) => [address, name]))
  const named = (addresses: ReadonlySet<string>) =>
    [...addresses].map((address) => ({ name: nameOf.get(address) ?? '', email: address }))
  const held = new Set(
    told.filter((mail) => mail.held && !localeOf.has(addressOf(mail.to))).map(({ to }) => addressOf(to)),
  )
  return {
    total: localeOf.size,
    languages: locales.flatMap((language) => {
      const count = [...localeOf.values()].filter((locale) => locale === language).length
      return count > 0 ? [{ language, count }] : []
    }),
    leftOut: [
      ...people.flatMap(({ address, name, email, leftOut }) =>
        leftOut && !localeOf.has(address) && !held.has(address) ? [{ name, email, why: leftOut }] : [],
      ),
      ...named(held).map((person) => ({ ...person, why: 'bounced' as const })),
    ],
    doubtful: named(bounced),
    mails: kindsOf(context, sent),
  }
}
