import { and, eq, gt, is, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { mostSaves } from '../api/content/index.ts'
import { forEachDue } from '../api/platform/index.ts'
import { draftLife } from '../api/registrations/index.ts'
import * as tables from '../db/tables.ts'
import { mails } from '../db/tables.ts'
import { forgottenMark, secretLinkHours, withoutSecretLink } from '../domain/mails.ts'
import { daysToPayUnverified } from '../domain/registrations.ts'
import type { JobContext } from './context.ts'
import { renderMail } from './mail/render-mail.ts'

type Tables = typeof tables
type TableName = { [Name in keyof Tables]: Tables[Name] extends PgTable ? Name : never }[keyof Tables]

/** What goes of a table, and when: whole rows, or what some of their columns say. */
interface Term {
  isOver: SQL
  empties?: readonly AnyPgColumn[]
}

/** Why rows stay however old they are. */
type Reason =
  /** Orders, money, and what proves them: Belgian law asks for ten years, for VAT and accounts (WVV 3:17, btw-wetboek 60). */
  | 'books'
  /** What the provider offers and says, until somebody takes it away. */
  | 'own'
  /** Accounts and customers, to whom orders belong. */
  | 'customers'
  /** They go with a row of another table. */
  | 'with others'
  /** A few rows that the product itself needs. */
  | 'few'

const over = (since: AnyPgColumn | SQL, term: SQL | string): SQL =>
  sql`${since} < now() - ${typeof term === 'string' ? sql`${term}::interval` : term}`
const goes = (isOver: SQL): Term[] => [{ isOver }]
const stays = (_: Reason, ...terms: Term[]): Term[] => terms

const { registrations, bookings, receipts, repayments, contactMessages, newsletterSubscriptions, previewLinks } = tables
const { bulkActs, deskMessages } = tables
const { staticContentSaves: saves, staticContents: contents } = tables

/** Requests are told apart for minutes; half a year later nobody sends one again. */
const asksNoMore = (table: { createdAt: AnyPgColumn; requestHash: AnyPgColumn }, ...others: AnyPgColumn[]): Term => ({
  isOver: over(table.createdAt, '6 months'),
  empties: [table.requestHash, ...others],
})

/** How long each table keeps what it holds: a table without a line here does not compile. */
export const retention: Record<TableName, Term[]> = {
  // Orders and money.
  registrations: stays(
    'books',
    // Where registrations came from, once whoever held seats had to pay or to verify their address.
    {
      isOver: over(registrations.createdAt, sql`make_interval(days => ${daysToPayUnverified})`),
      empties: [registrations.networkHash],
    },
    asksNoMore(registrations, registrations.idempotencyKey),
  ),
  registrationStudents: stays('books'),
  registrationSearch: stays('with others'),
  notes: stays('with others'),
  registrationDrafts: goes(over(tables.registrationDrafts.updatedAt, draftLife)),
  sessionChoices: stays('books'),
  waitingListEntries: stays('books'),
  waitingListStudents: stays('with others'),
  cancellationTerms: stays('books'),
  discountCodes: stays('books'),
  prepaidCards: stays('books', asksNoMore(tables.prepaidCards)),
  prepaidUses: stays('books'),
  bookings: stays('books', asksNoMore(bookings)),
  quotationNumbers: stays('books'),
  payments: stays('books'),
  refunds: stays('books'),
  testPayments: stays('books'),
  testRefunds: stays('books'),
  invoices: stays('books'),
  receipts: stays('books', asksNoMore(receipts)),
  receiptParts: stays('books'),
  invoiceShares: stays('books'),
  eInvoices: stays('books'),
  // Asked again when it is a day old.
  eInvoiceReceivers: goes(over(tables.eInvoiceReceivers.checkedAt, '30 days')),
  testEInvoices: stays('books'),
  testParticipants: stays('few'),
  bankStatements: stays('books'),
  bankTransactions: stays('books'),
  repayments: stays('books', asksNoMore(repayments)),
  reminders: stays('books'),
  reminderPauses: stays('books'),
  reminderSettings: stays('few'),
  ledgerAccounts: stays('few'),
  invoiceNumbers: stays('books'),
  billingSettings: stays('few'),
  providers: stays('few'),
  stateChanges: stays('books'),
  // The newest is what staff read.
  bookChecks: goes(sql`${over(tables.bookChecks.checkedAt, '90 days')}
    and checked_at < (select max(newest.checked_at) from book_checks newest)`),

  // People.
  organisations: stays('customers'),
  users: stays('customers'),
  memberships: stays('customers'),
  students: stays('customers'),
  calendarFeeds: stays('customers'),
  loginSessions: goes(over(tables.loginSessions.expiresAt, '30 days')),
  passwordResets: goes(over(tables.passwordResets.expiresAt, '30 days')),
  emailVerifications: goes(over(tables.emailVerifications.expiresAt, '30 days')),
  secondFactors: stays('customers', {
    isOver: over(tables.secondFactors.setupEndsAt, '1 day'),
    empties: [tables.secondFactors.setup],
  }),
  recoveryCodes: stays('customers'),
  // What attackers did is often found months later.
  panelEvents: goes(over(tables.panelEvents.createdAt, '2 years')),
  // Certificates are proved, and training leave is claimed, years after.
  attendances: stays('books'),
  attendanceMarks: stays('books'),
  presenceSignatures: stays('books'),
  presenceChains: stays('with others'),
  practicalMails: stays('books'),
  results: stays('books'),
  // Whose answers they are is needed while they can be changed, and to ask nobody twice.
  evaluations: stays('own', {
    isOver: over(tables.evaluations.closesAt, '30 days'),
    empties: [tables.evaluations.studentId],
  }),
  evaluationAnswers: stays('own'),
  evaluationRounds: stays('own'),
  evaluationQuestions: stays('own'),
  // With consent to show it; what is not shown goes.
  evaluationReviews: [{ isOver: sql`review_id is null and ${over(tables.evaluationReviews.createdAt, '1 year')}` }],
  certificates: stays('books'),
  badgeKeys: stays('few'),
  // Participants find it back for as long as they have an account.
  sessionFiles: stays('own'),
  trainerLinks: goes(over(tables.trainerLinks.createdAt, '2 years')),
  trainerRequests: goes(over(tables.trainerRequests.createdAt, '2 years')),
  studentUploads: goes(over(tables.studentUploads.createdAt, '1 day')),

  // Mails: that one was sent stays with its order; what it said is not needed so long.
  mails: stays('books', {
    isOver: over(tables.mails.sentAt, '2 years'),
    empties: [tables.mails.text, tables.mails.html],
  }),
  // Drafts that nobody sent go soon; to whom what was written stays as long as what those mails said.
  deskMessages: [
    { isOver: sql`${deskMessages.sentAt} is null and ${over(deskMessages.createdAt, '7 days')}` },
    { isOver: over(deskMessages.sentAt, '2 years') },
    asksNoMore(deskMessages),
  ],
  deskMessageReceivers: stays('with others'),
  bulkActs: [
    { isOver: sql`${bulkActs.startedAt} is null and ${over(bulkActs.createdAt, '7 days')}` },
    { isOver: over(bulkActs.startedAt, '2 years') },
    asksNoMore(bulkActs),
  ],
  bulkActItems: stays('with others'),
  contactMessages: [{ isOver: over(contactMessages.handledAt, '2 years') }, asksNoMore(contactMessages)],
  contactAnswers: stays('with others', asksNoMore(tables.contactAnswers)),
  newsletterSubscriptions: stays(
    'customers',
    // Nobody confirmed it, and its link opens nothing any more.
    {
      isOver: sql`${newsletterSubscriptions.confirmedAt} is null and ${over(newsletterSubscriptions.createdAt, '30 days')}`,
    },
    asksNoMore(newsletterSubscriptions),
  ),

  // Content. Steps of a draft that nobody can go on from any more; whole versions stay.
  staticContentSaves: goes(sql`${over(saves.createdAt, '30 days')} and ${saves.version} <= (
    select ${contents.newestVersion} - ${mostSaves}::integer from ${contents} where ${contents.type} = ${saves.type})`),
  editorPresences: goes(over(tables.editorPresences.seenAt, '1 day')),
  previewLinks: goes(over(sql`least(${previewLinks.expiresAt}, ${previewLinks.revokedAt})`, '30 days')),
  publishingPlans: goes(over(tables.publishingPlans.settledAt, '2 years')),
  pageViews: goes(over(tables.pageViews.day, '3 years')),
  courseSteps: goes(over(tables.courseSteps.day, '3 years')),
  missedSearches: goes(over(tables.missedSearches.day, '3 years')),
  staticContents: stays('own'),
  staticContentVersions: stays('own'),
  staticContentBlocks: stays('own'),
  staticContentValues: stays('own'),
  staticContentSources: stays('own'),
  pages: stays('own'),
  interfaceTexts: stays('own'),
  faqs: stays('own'),
  reviews: stays('own'),
  staffMembers: stays('own'),
  files: stays('own'),
  replacedPictures: stays('with others'),
  oldSlugs: stays('own'),

  // What is offered.
  courses: stays('own'),
  courseThemes: stays('with others'),
  courseLocations: stays('with others'),
  courseLanguages: stays('with others'),
  courseTrainers: stays('with others'),
  sessions: stays('books'),
  sessionSeries: stays('own'),
  acceptedClashes: stays('with others'),
  sessionTrainers: stays('with others'),
  trainerAbsences: goes(over(tables.trainerAbsences.untilDay, '2 years')),
  categories: stays('own'),
  themes: stays('own'),
  locations: stays('own'),
  languages: stays('own'),
  trainers: stays('own'),
  roomTypes: stays('own'),
  ownUses: goes(over(tables.ownUses.untilDay, '2 years')),
  roomUses: stays('with others'),
  searchTerms: stays('own'),
  searchWords: stays('with others'),
  nameWords: goes(sql`${tables.nameWords.word} not in (select names_in_use())`),
  contentTexts: stays('with others'),
  courseSearch: stays('with others'),
  courseKinds: stays('few'),
  sessionKinds: stays('few'),
  nextStarts: stays('with others'),

  facts: stays('few'),
  filterVersion: stays('few'),
  rateLimits: goes(sql`${tables.rateLimits.expire} < extract(epoch from now() - interval '1 day') * 1000`),
}

/** Rows of one statement: each is done well within its time, and holds up nobody. */
const mostAtOnce = 1000

/** Ends one term, batch by batch. */
async function endTerm({ db }: Pick<JobContext, 'db'>, table: PgTable, { isOver, empties }: Term) {
  const columns = (empties ?? []).map(({ name }) => sql.identifier(name))
  const isFull = columns.length > 0 ? sql`num_nonnulls(${sql.join(columns, sql`, `)}) > 0` : sql`true`
  const due = sql`${isOver} and ${isFull}`
  const emptied = columns.map((column) => sql`${column} = null`)
  const act = empties ? sql`update ${table} set ${sql.join(emptied, sql`, `)}` : sql`delete from ${table}`
  const some = sql`array(select ctid from ${table} where ${due} limit ${mostAtOnce})`
  for (let ended: number | null = mostAtOnce; ended === mostAtOnce; ) {
    // Said twice: a row that somebody changes meanwhile is looked at again.
    const { rowCount } = await db.execute(sql`${act} where ctid = any(${some}) and ${due}`)
    ended = rowCount
  }
}

/** Lets go what no table keeps any longer; a table for which that fails keeps none of the others. */
export async function applyRetention(context: Pick<JobContext, 'db' | 'log'>): Promise<void> {
  const due = Object.entries(retention).flatMap(([id, terms]) => {
    const table: unknown = Reflect.get(tables, id)
    return is(table, PgTable) ? terms.map((term) => ({ id, table, term })) : []
  })
  await forEachDue(context, 'What is too old could not be let go', due, ({ table, term }) =>
    endTerm(context, table, term),
  )
}

const url = sql`${mails.data}->'values'->>'url'`

/** Mails whose link is too old to open anything, and still stands there. */
const isDue = and(
  or(
    ...Object.entries(secretLinkHours).map(([name, hours]) =>
      and(eq(sql`${mails.kind}`, name), lt(mails.createdAt, sql`now() - make_interval(hours => ${hours})`)),
    ),
  ),
  not(sql`starts_with(reverse(${url}), ${forgottenMark})`),
)

/** Mails that are held in memory together: after a quiet year there may be very many. */
const mostInMemory = 200

/** Takes old links out of what is kept of mails, sent or not; the rest of them can still be read. */
export async function redactMailLinks(context: JobContext): Promise<void> {
  const { db } = context
  let due: (typeof mails.$inferSelect)[] = []
  do {
    // What could not be forgotten is still due, and comes before.
    const after = due.at(-1)?.id
    due = await db
      .select()
      .from(mails)
      .where(and(isDue, after === undefined ? undefined : gt(mails.id, after)))
      .orderBy(mails.id)
      .limit(mostInMemory)
    await forEachDue(context, 'The link of a mail could not be forgotten', due, ({ id, data, locale, sentAt }) => {
      const left = withoutSecretLink(data)
      const rendered = sentAt ? renderMail({ data: left, locale }, context) : {}
      return db
        .update(mails)
        .set({ data: left, ...rendered })
        .where(eq(mails.id, id))
    })
  } while (due.length === mostInMemory)
}
