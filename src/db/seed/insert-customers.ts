import { randomInt } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { newCertificateCode } from '../../domain/certificate-code.ts'
import { brusselsDay, plusDays } from '../../domain/days.ts'
import type { Party } from '../../domain/documents.ts'
import { daysUntilDue } from '../../domain/invoice-states.ts'
import { asLocale } from '../../domain/locales.ts'
import { provider, supplierIn } from '../../domain/provider.ts'
import { daysToPay } from '../../domain/registration-states.ts'
import { totalsOf, vatOn, vatRate, withAmount } from '../../domain/vat.ts'
import type { Transaction } from '../client.ts'
import * as tables from '../tables.ts'
import { participants, plannedRegistrations } from './customers.ts'

export interface Customer {
  userId: string
  organisationId: string
  party: Party
}

/** The contact of the demo organisation, with who is billed. */
export async function demoCustomer(tx: Transaction): Promise<Customer> {
  const [row] = await tx
    .select({ user: tables.users, organisation: tables.organisations })
    .from(tables.users)
    .innerJoin(tables.organisations, eq(tables.organisations.id, tables.users.organisationId))
    .where(eq(tables.users.email, 'contact@leerplein.test'))
  if (!row) throw new Error('The demo content has no contact')
  const { name, address, zip, city, country, vat } = row.organisation
  const party = { name, address, zip, city, country, vat, email: row.user.email }
  return { userId: row.user.id, organisationId: row.organisation.id, party }
}

/** Sessions with seats to spare: those behind us, and those a fortnight ahead or more. */
async function freeSessions(tx: Transaction, today: string) {
  const spare = lt(tables.sessions.seatsTaken, sql`${tables.sessions.capacity} - 4`)
  const select = () =>
    tx
      .select({ session: tables.sessions, course: tables.courses, category: tables.categories.key })
      .from(tables.sessions)
      .innerJoin(tables.courses, eq(tables.courses.id, tables.sessions.courseId))
      .innerJoin(tables.categories, eq(tables.categories.id, tables.courses.categoryId))
  const certified = inArray(tables.courses.type, ['CALENDAR', 'CERTIFICATION'])
  const past = await select()
    .where(and(spare, certified, lt(tables.sessions.endDate, new Date(today))))
    .orderBy(desc(tables.sessions.endDate), asc(tables.courses.key))
    .limit(1)
  const coming = await select()
    .where(and(spare, certified, gt(tables.sessions.startDate, new Date(plusDays(today, 21)))))
    .orderBy(asc(tables.sessions.startDate), asc(tables.courses.key))
    .limit(3)
  return { past, coming }
}
type FreeSession = Awaited<ReturnType<typeof freeSessions>>['past'][number]

async function insertInvoice(
  tx: Transaction,
  customer: Customer,
  registrationId: string,
  entry: {
    place: number
    today: string
    free: FreeSession
    count: number
    reference: string | null
  },
) {
  const { place, today, free, count, reference } = entry
  const issuedOn = place === 1 ? plusDays(today, -40) : plusDays(today, -3)
  const year = Number(today.slice(0, 4))
  const number = `${year}-${String(place).padStart(4, '0')}`
  const description = `${free.course.title.nl}, ${brusselsDay(free.session.startDate)}`
  const lines = [withAmount({ description, quantity: count, unitPrice: free.course.price ?? 0, vatRate })]
  const document = {
    ...{
      locale: 'nl' as const,
      number,
      issuedOn,
      dueOn: plusDays(issuedOn, daysUntilDue),
      lines,
      reference,
      paid: true,
    },
    ...{ supplier: supplierIn('nl'), customer: customer.party, ...totalsOf(lines) },
    floor: { seed: free.course.key, family: free.category },
  }
  const { net, vat, total, dueOn } = document
  await tx.insert(tables.invoices).values({
    ...{ number, issuedOn, dueOn, net, vat, total, document, registrationId, status: 'paid' as const },
    ...{ organisationId: customer.organisationId, userId: customer.userId },
  })
  await tx
    .insert(tables.invoiceNumbers)
    .values({ year, last: place })
    .onConflictDoUpdate({ target: tables.invoiceNumbers.year, set: { last: place } })
}

type Student = typeof tables.students.$inferSelect

/** What a session that is over leaves behind: who was there, how they did, and what they were given for it. */
async function insertRecords(tx: Transaction, { session, course, category }: FreeSession, students: Student[]) {
  const days = session.schedule.map(({ start }) => brusselsDay(new Date(start)))
  const sessionId = session.id
  await tx
    .insert(tables.attendances)
    .values(
      students.flatMap(({ id: studentId }, place) =>
        days.map((day, index) => ({ studentId, sessionId, day, present: place < 2 || index > 0 })),
      ),
    )
  await tx.insert(tables.results).values(
    students.map(({ id: studentId }, place) => {
      const score = [17, 14, 8][place] ?? 12
      return { studentId, sessionId, score, maximum: 20, passed: score >= 10 }
    }),
  )
  await tx.insert(tables.certificates).values(
    students.slice(0, 2).map(({ id: studentId, firstName, lastName, dateOfBirth, birthPlace, language }) => {
      const code = newCertificateCode((limit) => randomInt(limit))
      const locale = asLocale(language)
      const issuedOn = brusselsDay(session.endDate)
      const document = {
        ...{ locale, code, firstName, lastName, dateOfBirth, birthPlace, issuedOn, supplier: provider.name },
        ...{ course: course.title[locale] ?? course.title.nl, duration: session.duration },
        ...{ firstDay: brusselsDay(session.startDate), lastDay: issuedOn },
        floor: { seed: course.key, family: category },
      }
      return { studentId, sessionId, code, issuedOn, document }
    }),
  )
}

/** Participants, registrations, invoices, results and certificates of the demo organisation. */
export async function insertCustomers(tx: Transaction, today: string) {
  const customer = await demoCustomer(tx)
  const { organisationId, userId, party } = customer
  const students = await tx
    .insert(tables.students)
    .values(participants.map((participant) => ({ ...participant, organisationId })))
    .returning()
  const { past, coming } = await freeSessions(tx, today)
  const invoice = { ...party, address: party.address ?? '', zip: party.zip ?? '', city: party.city ?? '' }
  let invoices = 0
  for (const { when, status, reference, students: places } of plannedRegistrations) {
    const free = (when === 'past' ? past : coming).shift()
    if (!free) continue
    const seated = places.flatMap((place) => students[place] ?? [])
    const sessionId = free.session.id
    const net = (free.course.price ?? 0) * seated.length
    const made = new Date(plusDays(today, when === 'past' ? -40 : status === 'expired' ? -20 : -3))
    const [row] = await tx
      .insert(tables.registrations)
      .values({
        ...{ sessionId, userId, organisationId, status, reference, net, vat: vatOn(net) },
        invoice: { ...invoice, country: party.country ?? 'BE', email: party.email ?? '' },
        outcome: status === 'paid' ? 'paid' : null,
        ...{ agreedToTermsAt: made, createdAt: made, paidAt: status === 'paid' ? made : null },
        expiresAt: new Date(plusDays(brusselsDay(made), daysToPay)),
      })
      .returning({ id: tables.registrations.id })
    const registrationId = String(row?.id)
    const held = status !== 'expired'
    await tx
      .insert(tables.registrationStudents)
      .values(seated.map(({ id: studentId }) => ({ registrationId, studentId, sessionId, held })))
    if (held) {
      await tx
        .update(tables.sessions)
        .set({ seatsTaken: sql`${tables.sessions.seatsTaken} + ${seated.length}` })
        .where(eq(tables.sessions.id, sessionId))
    }
    if (status === 'paid') {
      invoices += 1
      const count = seated.length
      await insertInvoice(tx, customer, registrationId, { place: invoices, today, free, count, reference })
    }
    if (when === 'past') await insertRecords(tx, free, seated)
  }
}
