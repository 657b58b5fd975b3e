import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { mails } from '../../src/db/tables.ts'
import { type Place, read } from './calls.ts'
import { jobsDone } from './jobs.ts'
import type { Journey } from './journeys.ts'
import type { World } from './world.ts'

interface Registration {
  _id: string
  students: { _id: string }[]
  status: string
  issuedInvoice: { _id: string } | null
}

async function registered(place: Place, { session, staff }: World): Promise<Map<string, Registration>> {
  const all: Registration[] = await read(place, `/registrations/all?session=${session}`, staff)
  return new Map(all.map((registration) => [registration._id, registration]))
}

/** The participants and subscribers that came by the journeys. */
async function peopleOf(place: Place, { staff }: World, journeys: Journey[]) {
  const emails = new Set(journeys.map(({ email }) => email))
  const rowsOf = async (path: string) => {
    const rows: { _id: string; email: string }[] = await read(place, path, staff)
    return rows.filter(({ email }) => emails.has(email))
  }
  return { students: await rowsOf('/students/all'), subscribers: await rowsOf('/newsletter-subscriptions/all') }
}

/** Whatever was acknowledged is there. */
export async function expectKept(place: Place, world: World, journeys: Journey[]) {
  const { students, subscribers } = await peopleOf(place, world, journeys)
  const registrations = await registered(place, world)
  const lost = journeys.filter(
    ({ by, email, isSubscribed, student, registration, isFinished }) =>
      (isSubscribed && !subscribers.some((row) => row.email === email)) ||
      (student && !students.some((row) => row._id === student)) ||
      (registration && !registrations.has(registration)) ||
      (isFinished && by === 'payer' && registrations.get(registration ?? '')?.status !== 'paid'),
  )
  expect(lost).toEqual([])
}

/** The numbers that do not follow on the one before, year by year. */
function breaksIn(numbers: string[]): string[] {
  const years = Map.groupBy(numbers.toSorted(), (number) => number.slice(0, 4))
  return [...years].flatMap(([year, given]) =>
    given.filter((number, index) => number !== `${year}-${String(index + 1).padStart(4, '0')}`),
  )
}

/** Of journeys that all went to their end, everything is there once: people, seats and invoices under unbroken numbers. */
export async function expectOnce(place: Place, world: World, journeys: Journey[]) {
  const { students, subscribers } = await peopleOf(place, world, journeys)
  expect(subscribers.map(({ email }) => email).sort()).toEqual(journeys.map(({ email }) => email).sort())
  expect(students.map(({ _id }) => _id).sort()).toEqual(journeys.map(({ student }) => student).sort())

  const registrations = await registered(place, world)
  const seats = [...registrations.values()].flatMap(({ _id, students: seated }) =>
    seated.map((student) => `${_id} ${student._id}`),
  )
  expect(seats.sort()).toEqual(journeys.map(({ registration, student }) => `${registration} ${student}`).sort())
  const counted = await read(place, `/sessions/${world.session}/registration-count`)
  expect(counted).toMatchObject({ registrationCount: journeys.length })
  const { uses } = await read(place, `/discount-codes/${world.code._id}`, world.staff)
  expect(uses).toBe(journeys.length)

  const invoices: { number: string; registration: string | null }[] = await read(place, '/invoices/all', world.staff)
  const billed = invoices.map(({ registration }) => registration ?? '').filter((id) => registrations.has(id))
  expect(billed.sort()).toEqual([...registrations.keys()].sort())
  expect(breaksIn(invoices.map(({ number }) => number))).toEqual([])
}

const kinds: Record<Journey['by'], string[]> = {
  payer: ['invoice', 'participant-registered', 'payment-received', 'registration-received'],
  partner: ['invoice', 'participant-registered', 'partner-registration', 'registration-partner'],
}

/** Every mail of every journey went out, once; after three seconds those that the dead had in hand are given back. */
export async function expectMails(url: string, place: Place, world: World, journeys: Journey[]) {
  const { db, close } = connect(url)
  try {
    await sleep(3000)
    await db.execute(sql`select graphile_worker.add_job('unlock-jobs')`)
    await jobsDone(db, 60_000)
    const sent = (await db.select().from(mails)).filter(({ sentAt }) => sentAt)
    const registrations = await registered(place, world)
    for (const { registration, by, email } of journeys) {
      const about = [String(registration), String(registrations.get(String(registration))?.issuedInvoice?._id)]
      const theirs = sent.filter(({ aboutId }) => about.some((id) => id === aboutId))
      expect(theirs.map(({ data }) => data.kind).sort()).toEqual(kinds[by])
      const own = sent.filter(({ to }) => to === email)
      expect(own.map(({ data }) => data.kind).sort()).toEqual(['newsletter-confirmation', 'participant-registered'])
    }
  } finally {
    await close()
  }
}
