import { asc, eq, gt } from 'drizzle-orm'
import { plusDays } from '../../domain/days.ts'
import { daysToPay } from '../../domain/registration-states.ts'
import { vatOn } from '../../domain/vat.ts'
import type { Transaction } from '../client.ts'
import * as tables from '../tables.ts'
import { organisations } from './accounts.ts'
import { type Partner, partners } from './partners.ts'

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

function dataOf({ organisation, domain }: Partner) {
  const found = organisations.find(({ key }) => key === organisation)
  if (!found) throw new Error(`The demo content has no organisation '${organisation}'`)
  const { name, address, zip, city, country, vat } = found
  return { name, address, zip, city, country, vat, email: `facturatie@${domain}` }
}

async function insertPeople(tx: Transaction, partner: Partner) {
  const invoice = dataOf(partner)
  const [organisation] = await tx
    .select({ id: tables.organisations.id })
    .from(tables.organisations)
    .where(eq(tables.organisations.name, invoice.name))
  const organisationId = String(organisation?.id)
  const students = await tx
    .insert(tables.students)
    .values(
      partner.people.map(([firstName, lastName]) => ({
        ...{ firstName, lastName, organisationId, language: partner.language, status: 'active' as const },
        email: `${plain(firstName)}.${plain(lastName)}@${partner.domain}`,
      })),
    )
    .returning({ id: tables.students.id })
  return students.map(({ id }) => ({ id, organisationId, invoice }))
}

type Person = Awaited<ReturnType<typeof insertPeople>>[number]

/** Sits people on the seats a session has taken, others in every session; one registration for each organisation. */
function seat(people: Person[], taken: number, place: number): Person[][] {
  const seated = Array.from({ length: taken }, (_, seatNumber) => people[(place * 5 + seatNumber) % people.length])
  const known = seated.filter((person) => person !== undefined)
  return [...Map.groupBy(known, ({ organisationId }) => organisationId).values()]
}

/** The registrations behind the seats that are taken, made by the provider's own staff for its partners. */
export async function insertPartners(tx: Transaction, today: string) {
  const [staff] = await tx.select({ id: tables.users.id }).from(tables.users).where(eq(tables.users.role, 'STAFF'))
  const people = []
  for (const partner of partners) people.push(...(await insertPeople(tx, partner)))
  const sessions = await tx
    .select({ session: tables.sessions, price: tables.courses.price })
    .from(tables.sessions)
    .innerJoin(tables.courses, eq(tables.courses.id, tables.sessions.courseId))
    .where(gt(tables.sessions.seatsTaken, 0))
    .orderBy(asc(tables.sessions.startDate), asc(tables.courses.key))
  const registrations: (typeof tables.registrations.$inferInsert)[] = []
  const seats: (typeof tables.registrationStudents.$inferInsert)[] = []
  for (const [place, { session, price }] of sessions.entries()) {
    for (const group of seat(people, session.seatsTaken, place)) {
      const [first] = group
      if (!first || !staff) continue
      const made = new Date(plusDays(today, -61 - (place % daysToPay)))
      const id = crypto.randomUUID()
      const net = (price ?? 0) * group.length
      registrations.push({
        ...{ id, sessionId: session.id, userId: staff.id, organisationId: first.organisationId, net, vat: vatOn(net) },
        ...{ outcome: 'partner', invoice: first.invoice, agreedToTermsAt: made, createdAt: made },
      })
      for (const { id: studentId } of group) seats.push({ registrationId: id, studentId, sessionId: session.id })
    }
  }
  await tx.insert(tables.registrations).values(registrations)
  await tx.insert(tables.registrationStudents).values(seats)
}
