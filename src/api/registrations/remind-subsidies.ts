import { and, eq, gt, lte, ne, not, sql } from 'drizzle-orm'
import { queueMail, wasMailed } from '../../db/mails.ts'
import { courses, registrations, sessions } from '../../db/tables.ts'
import { brusselsDay, plusDays } from '../../domain/days.ts'
import { provider } from '../../domain/provider.ts'
import { type ApiContext, forEachDue } from '../platform/index.ts'
import { isBilledInFlanders, loadRegistration } from './load-registration.ts'
import { contactMail, deadlineFacts } from './mail-registration.ts'

/** Started, and not longer ago than any rule lets one apply; nobody was reminded yet. */
const findStarted = ({ db }: ApiContext, today: string) =>
  db
    .select({ id: registrations.id })
    .from(registrations)
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .where(
      and(
        ne(registrations.status, 'expired'),
        // The kmo-portefeuille has paid.
        sql`(${registrations.status} <> 'paid' or ${registrations.billing} <> 'subsidy')`,
        eq(courses.subsidised, true),
        isBilledInFlanders,
        sql`${registrations.invoice}->>'vat' is not null`,
        lte(sessions.startDate, new Date(`${plusDays(today, 1)}T00:00:00Z`)),
        gt(sessions.startDate, new Date(`${plusDays(today, -15)}T00:00:00Z`)),
        not(wasMailed('subsidy-reminder', registrations.id)),
      ),
    )
    .orderBy(sessions.startDate)

/** The mail for a registration whose subsidy can still be asked for, once. */
async function remind(context: ApiContext, id: string, today: string) {
  const registration = await loadRegistration(context.db, id)
  const { net, invoice, isTakenBack } = registration
  const { applyBy, payBy } = deadlineFacts(registration)
  if (!applyBy || !payBy || applyBy < today || isTakenBack) return
  const enterpriseNumber = (invoice.vat ?? '').replace(/^BE/, '')
  const told = { applyBy, payBy, recognition: provider.recognition, netPrice: net, enterpriseNumber }
  const mail = contactMail(context, registration, told)
  await context.db.transaction((tx) => queueMail(tx, { ...mail, kind: 'subsidy-reminder' }))
}

/** Tells each enterprise in Flanders once, when its course has begun, by when it asks for the kmo-portefeuille. */
export async function remindSubsidies(context: ApiContext): Promise<void> {
  const today = brusselsDay(new Date())
  const started = await findStarted(context, today)
  await forEachDue(context, 'A reminder of a subsidy was not sent', started, ({ id }) => remind(context, id, today))
}
