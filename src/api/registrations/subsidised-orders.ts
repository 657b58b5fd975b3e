import { eq, sql } from 'drizzle-orm'
import type { NewRegistration } from '../../../schemas/registration.ts'
import type { Transaction } from '../../db/client.ts'
import { categories, courses, organisations, sessions } from '../../db/tables.ts'
import { brusselsDay, plusDays } from '../../domain/days.ts'
import type { InvoiceShare } from '../../domain/money.ts'
import { type EnterpriseSize, sharesOfOrder, subsidyDeadlines } from '../../domain/subsidy.ts'
import { invalid } from '../platform/index.ts'
import { readBillingSettings } from './billing-settings.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { deadlinesOfRegistration } from './mail-registration.ts'

interface Order {
  session: { id: string; startDate: Date }
  organisationId: string | null
  /** Cents without VAT. */
  net: number
}

/** The course of a session as the rules go by it, and how large an organisation is as far as it said. */
async function findFacts(tx: Transaction, { session, organisationId }: Order) {
  const [facts] = await tx
    .select({
      subsidised: courses.subsidised,
      category: categories.key,
      size: sql<EnterpriseSize | null>`(
        select enterprise_size from ${organisations} where ${organisations.id} = ${organisationId})`,
    })
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(eq(sessions.id, session.id))
  if (!facts) throw new Error('The session is locked, so it is there')
  return facts
}

/**
 * 400 at `payment` where the kmo-portefeuille is not for an order, at `enterpriseSize` where nobody said how large the
 * organisation is; what is said now its organisation keeps.
 */
export async function assertSubsidised(tx: Transaction, input: NewRegistration, order: Order) {
  const { organisationId, session, net } = order
  if (!organisationId) throw invalid('payment', 'error.subsidyPrivate')
  const { subsidised, category, size } = await findFacts(tx, order)
  const { invoice, enterpriseSize } = input
  const course = { subsidised, category: { key: category } }
  const start = session.startDate.toISOString()
  if (!subsidyDeadlines({ course, start, net, invoice })) throw invalid('payment', 'error.subsidyNotFor')
  if (!enterpriseSize && !size) throw invalid('enterpriseSize', 'error.enterpriseSize')
  if (enterpriseSize && enterpriseSize !== size)
    await tx.update(organisations).set({ enterpriseSize }).where(eq(organisations.id, organisationId))
}

/** When an invoice is due; with the kmo-portefeuille also who brings what of it, and by when that is asked for. */
export interface Bill {
  dueOn: string
  helped?: { shares: InvoiceShare[]; applyBy: string; payBy: string }
}

/** How a registration that is billed now is to be paid. */
export async function planBill(tx: Transaction, registration: LoadedRegistration): Promise<Bill> {
  const day = brusselsDay(new Date())
  const { daysUntilDue } = await readBillingSettings(tx)
  const usual = plusDays(day, daysUntilDue)
  const { billing, net, vat, course, organisationId } = registration
  const { subsidy } = deadlinesOfRegistration(registration)
  if (billing !== 'subsidy' || !subsidy || !organisationId) return { dueOn: usual }
  const [organisation] = await tx
    .select({ size: organisations.enterpriseSize })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
  if (!organisation?.size) throw new Error(`Nobody said how large ${organisationId} is`)
  // Who asks for the aid on the last day pays then: no invoice is due before.
  const dueOn = subsidy.pay > usual ? subsidy.pay : usual
  const shares = sharesOfOrder({ net, vat, theme: course.subsidyTheme, size: organisation.size, day, dueOn })
  return { dueOn, helped: { shares, applyBy: subsidy.apply, payBy: subsidy.pay } }
}
