import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import { brusselsDay, plusDays } from '../domain/days.ts'
import { daysUntilDue } from '../domain/money.ts'
import { vatOn } from '../domain/vat.ts'
import { type OrganisationKey, organisations } from './accounts.ts'
import { onPaper, type PlannedInvoice } from './insert-money.ts'
import { pick } from './random.ts'

interface Partner {
  organisation: OrganisationKey
  language: 'nl' | 'fr'
  domain: string
  /** First and last names of the people it sends to courses. */
  people: [firstName: string, lastName: string][]
}

/** Organisations billed by agreement, whose people sit in the sessions of the demo catalogue. */
const partners: Partner[] = [
  {
    organisation: 'atelier-canal',
    language: 'fr',
    domain: 'atelier-canal.test',
    people: [
      ['Camille', 'Lambert'],
      ['Nicolas', 'Delvaux'],
      ['Fatou', 'Diallo'],
      ['Antoine', 'Renard'],
      ['Chloé', 'Massart'],
      ['Mehdi', 'Amrani'],
      ['Sophie', 'Collard'],
      ['Louis', 'Noël'],
    ],
  },
  {
    organisation: 'zonnewijzer',
    language: 'nl',
    domain: 'zonnewijzer.test',
    people: [
      ['An', 'Hermans'],
      ['Joke', 'Willems'],
      ['Karim', 'El Idrissi'],
      ['Griet', 'Van den Bossche'],
      ['Ruben', 'Aerts'],
      ['Marleen', 'De Smet'],
      ['Tuba', 'Yildiz'],
      ['Wout', 'Jacobs'],
    ],
  },
  {
    organisation: 'graanmolen',
    language: 'nl',
    domain: 'graanmolen.test',
    people: [
      ['Bart', 'Michiels'],
      ['Inge', 'Verhaegen'],
      ['Kevin', 'De Backer'],
      ['Liesbeth', 'Cools'],
      ['Ahmed', 'Bouazza'],
      ['Sofie', 'Desmedt'],
      ['Jan', 'Van Damme'],
      ['Katrien', 'Segers'],
    ],
  },
]

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

function dataOf({ organisation, domain }: Partner) {
  const found = organisations.find(({ key }) => key === organisation)
  if (!found) throw new Error(`The demo content has no organisation '${organisation}'`)
  const { name, address, zip, city, vat } = found
  return { name, address, zip, city, country: 'BE', vat, email: `facturatie@${domain}` }
}

async function insertPeople(tx: Transaction, partner: Partner) {
  const { language } = partner
  const invoice = dataOf(partner)
  const [organisation] = await tx
    .select({ id: tables.organisations.id })
    .from(tables.organisations)
    .where(eq(tables.organisations.name, invoice.name))
  const organisationId = String(organisation?.id)
  const billed = { organisationId, invoice }
  const students = await tx
    .insert(tables.students)
    .values(
      partner.people.map(([firstName, lastName]) => ({
        firstName,
        lastName,
        organisationId,
        language,
        status: 'active' as const,
        email: `${plain(firstName)}.${plain(lastName)}@${partner.domain}`,
      })),
    )
    .returning({ id: tables.students.id })
  return students.map(({ id }) => ({ id, language, billed }))
}

type Person = Awaited<ReturnType<typeof insertPeople>>[number]

const startingAt = <Item>(list: Item[], place: number): Item[] => list.map((_, turn) => pick(list, place + turn))

/** Sits people on the seats a session has taken, first who speaks its language; by organisation. */
function seat(people: Person[], language: string, taken: number, place: number) {
  const { own = [], other = [] } = Object.groupBy(people, (person) => (person.language === language ? 'own' : 'other'))
  const seated = [...startingAt(own, place * 5), ...startingAt(other, place * 5)].slice(0, taken)
  return [...Map.groupBy(seated, ({ billed }) => billed)]
}
type Group = ReturnType<typeof seat>[number]

/** A month before it began, or before today. */
const madeOn = (firstDay: string, today: string, place: number) =>
  plusDays(firstDay < today ? firstDay : today, -30 - (place % 7))

/** Sessions with seats taken on which nobody was put down yet, the first to begin first. */
const takenSessions = (tx: Transaction) =>
  tx
    .select({
      session: tables.sessions,
      course: tables.courses,
      category: tables.categories.key,
      language: tables.languages.code,
    })
    .from(tables.sessions)
    .innerJoin(tables.courses, eq(tables.courses.id, tables.sessions.courseId))
    .innerJoin(tables.categories, eq(tables.categories.id, tables.courses.categoryId))
    .innerJoin(tables.languages, eq(tables.languages.id, tables.sessions.languageId))
    .where(
      and(
        gt(tables.sessions.seatsTaken, 0),
        sql`not exists (select from registrations where session_id = ${tables.sessions.id})`,
      ),
    )
    .orderBy(asc(tables.sessions.startDate), asc(tables.courses.key))
type TakenSession = Awaited<ReturnType<typeof takenSessions>>[number]

/** One organisation's people in one session. */
function registrationOf({ session, course }: TakenSession, [billed, people]: Group, userId: string, made: Date) {
  const id = randomUUID()
  const net = (course.price ?? 0) * people.length
  return {
    registration: {
      id,
      sessionId: session.id,
      userId,
      ...billed,
      net,
      vat: vatOn(net),
      outcome: 'partner' as const,
      billing: 'invoice' as const,
      agreedToTermsAt: made,
      createdAt: made,
    },
    seats: people.map((person) => ({ registrationId: id, studentId: person.id, sessionId: session.id })),
  }
}

/** What an organisation was billed when it was put down, and has paid by bank once that was due. */
function invoiceOf(
  taken: TakenSession,
  [{ organisationId, invoice }, people]: Group,
  registrationId: string,
  issuedOn: string,
  by: string,
  today: string,
): PlannedInvoice {
  const isDue = plusDays(issuedOn, daysUntilDue) < today
  return {
    customer: { userId: by, organisationId, party: invoice },
    registrationId,
    issuedOn,
    ...(isDue ? { status: 'paid', seenBy: by } : { status: 'open' }),
    ...onPaper(taken, people.length),
  }
}

/** Those who are sent to courses by organisations billed by agreement. */
export async function insertPartners(tx: Transaction): Promise<Person[]> {
  const people: Person[] = []
  for (const partner of partners) people.push(...(await insertPeople(tx, partner)))
  return people
}

/** The registrations behind the seats that are taken, made by the provider's own staff for its partners; gives their invoices. */
export async function seatPartners(tx: Transaction, people: Person[], today: string): Promise<PlannedInvoice[]> {
  const [staff] = await tx.select({ id: tables.users.id }).from(tables.users).where(eq(tables.users.role, 'STAFF'))
  if (!staff) throw new Error('The demo content has no staff')
  const entries = (await takenSessions(tx)).flatMap((taken, place) => {
    const { session, language } = taken
    const day = madeOn(brusselsDay(session.startDate), today, place)
    return seat(people, language, session.seatsTaken, place).map((group) => {
      const entry = registrationOf(taken, group, staff.id, new Date(day))
      return { ...entry, invoice: invoiceOf(taken, group, entry.registration.id, day, staff.id, today) }
    })
  })
  await tx.insert(tables.registrations).values(entries.map(({ registration }) => registration))
  await tx.insert(tables.registrationStudents).values(entries.flatMap(({ seats }) => seats))
  return entries.filter(({ registration }) => registration.net > 0).map(({ invoice }) => invoice)
}
