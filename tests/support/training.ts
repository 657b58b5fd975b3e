import { randomUUID } from 'node:crypto'
import { eq, inArray, ne } from 'drizzle-orm'
import { categories, courses, organisations, sessions, students, users } from '../../src/db/tables.ts'
import type { CourseType } from '../../src/domain/courses.ts'
import type { SubsidyTheme } from '../../src/domain/subsidy.ts'
import { accountHeaders } from './account-headers.ts'
import type { TestApi } from './api.ts'
import { join } from './memberships.ts'

type Api = Pick<TestApi, 'db'>

const day = 24 * 60 * 60 * 1000
const text = (nl: string) => ({ nl, en: null, fr: null })

export interface Customer {
  id: string
  email: string
  organisation: string | null
  /** Headers of a call of theirs. */
  headers: Record<string, string>
}

/** A contact of an organisation of its own, or a private person. */
export async function newCustomer(
  { db }: Api,
  { isPrivatePerson = false, isPartner = false, language = 'nl' } = {},
): Promise<Customer> {
  const name = randomUUID()
  const email = `${name}@klant.test`
  const [organisation] = isPrivatePerson
    ? []
    : await db
        .insert(organisations)
        .values({ name: `Klant ${name}`, isPartner })
        .returning()
  const [user] = await db
    .insert(users)
    .values({
      email,
      emailVerifiedAt: new Date(),
      firstName: 'Nele',
      lastName: 'Maes',
      role: 'CONTACT',
      isPrivatePerson,
      language,
    })
    .returning()
  if (!user) throw new Error('no user was made')
  if (organisation) await join({ db }, user.id, organisation.id)
  return { id: user.id, email, organisation: organisation?.id ?? null, headers: await accountHeaders(db, user) }
}

/** The ids of new participants of a customer. */
export async function newStudents(
  { db }: Api,
  { id, organisation }: Customer,
  count = 1,
  given: Partial<typeof students.$inferInsert> = {},
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, number) => ({
    firstName: 'Jan',
    lastName: `Peeters ${number}`,
    email: `${randomUUID()}@deelnemer.test`,
    organisationId: organisation,
    ownerId: organisation ? null : id,
    ...given,
  }))
  return (await db.insert(students).values(rows).returning({ id: students.id })).map((row) => row.id)
}

interface SessionWish {
  capacity?: number
  /** Cents a participant; null is on request. */
  price?: number | null
  type?: CourseType
  start?: Date
}

/** The id of a session of a course of its own. */
export async function newSession(
  { db }: Api,
  { capacity = 10, price = 45_000, type = 'CALENDAR', start = new Date(Date.now() + 30 * day) }: SessionWish = {},
): Promise<string> {
  const key = randomUUID()
  const [like] = await db.select({ categoryId: courses.categoryId }).from(courses).limit(1)
  const [place] = await db
    .select({ locationId: sessions.locationId, languageId: sessions.languageId })
    .from(sessions)
    .limit(1)
  if (!like || !place) throw new Error('the seed has courses with sessions')
  const [course] = await db
    .insert(courses)
    .values({
      key,
      type,
      slug: text(`cursus-${key}`),
      title: { nl: 'Boekhouden', en: 'Bookkeeping', fr: null },
      summary: text('Kort'),
      description: text('Lang'),
      audience: text('Iedereen'),
      outcomes: [],
      programme: [],
      days: 1,
      price,
      subsidised: false,
      ...like,
    })
    .returning({ id: courses.id })
  if (!course) throw new Error('no course was made')
  const end = new Date(start.getTime() + day / 3)
  const [session] = await db
    .insert(sessions)
    .values({
      courseId: course.id,
      startDate: start,
      endDate: end,
      schedule: [{ start: start.toISOString(), end: end.toISOString() }],
      duration: 7,
      capacity,
      ...place,
    })
    .returning({ id: sessions.id })
  if (!session) throw new Error('no session was made')
  return session.id
}

/** A session of a course that is in the Flemish training database. */
export async function leaveSession(api: Api, wish?: SessionWish): Promise<string> {
  const session = await newSession(api, wish)
  const course = api.db.select({ id: sessions.courseId }).from(sessions).where(eq(sessions.id, session))
  await api.db.update(courses).set({ trainingDatabaseNumber: 'ODB-0999104' }).where(inArray(courses.id, course))
  return session
}

/** A session of a course that the kmo-portefeuille helps to pay. */
export async function subsidisedSession(
  api: Api,
  { theme = 'training', ...wish }: SessionWish & { theme?: SubsidyTheme } = {},
): Promise<string> {
  const session = await newSession(api, wish)
  const course = api.db.select({ id: sessions.courseId }).from(sessions).where(eq(sessions.id, session))
  const [category] = await api.db.select().from(categories).where(ne(categories.key, 'not-eligible')).limit(1)
  const eligible = { subsidised: true, subsidyTheme: theme, categoryId: category?.id }
  await api.db.update(courses).set(eligible).where(inArray(courses.id, course))
  return session
}

export const billedTo = {
  name: 'Klant bv',
  address: 'Kerkstraat 1',
  zip: '1000',
  city: 'Brussel',
  country: 'BE',
  email: 'boekhouding@klant.test',
}

/** An enterprise in Flanders, whom the kmo-portefeuille is for. */
export const billedInFlanders = { ...billedTo, zip: '9000', city: 'Gent', vat: 'BE0999123457' }

/** What staff send of a customer who calls, for a participant of theirs, with what it comes to. */
export const phoneBody = async (api: Api, customer: Customer) => ({
  ...registrationOf(await newSession(api), await newStudents(api, customer)),
  user: customer.id,
  organisation: customer.organisation ?? undefined,
  payment: 'invoice',
  total: 54_450,
})

/** The smallest registration that is accepted. */
export const registrationOf = (session: string, participants: string[]) => ({
  session,
  students: participants,
  invoice: billedTo,
  agreedToTerms: true,
})
