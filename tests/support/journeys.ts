import { randomUUID } from 'node:crypto'
import { type Call, make, type Place, read } from './calls.ts'
import { registrationOf } from './training.ts'
import type { World } from './world.ts'

/** One person's way to a seat that is billed; what stands here was acknowledged. */
export interface Journey {
  email: string
  key: string
  by: 'payer' | 'partner'
  isSubscribed: boolean
  student: string | null
  registration: string | null
  checkout: string | null
  isFinished: boolean
  /** The paths of calls that were made, whatever came of them. */
  tried: { has(path: string): boolean; add(path: string): unknown }
}

export const newJourney = (by: Journey['by']): Journey => ({
  email: `${randomUUID()}@deelnemer.test`,
  key: randomUUID(),
  by,
  isSubscribed: false,
  student: null,
  registration: null,
  checkout: null,
  isFinished: false,
  tried: new Set(),
})

/** Makes a call that answers `wanted`, or `again` when it may have been heard before. */
async function take(place: Place, { tried }: Journey, call: Call, wanted: number, again = wanted) {
  const isAgain = tried.has(call.path)
  tried.add(call.path)
  const response = await make(place, call)
  if (response.status === wanted || (isAgain && response.status === again)) return response
  throw new Error(`${call.method} ${call.path}: ${response.status} ${JSON.stringify(response.body)}`)
}

async function subscribe(place: Place, journey: Journey) {
  const body = { email: journey.email }
  await take(place, journey, { method: 'POST', path: '/api/newsletter-subscriptions', body }, 201, 401)
  journey.isSubscribed = true
}

async function addStudent(place: Place, world: World, journey: Journey): Promise<string> {
  const headers = world[journey.by]
  const person = { firstName: 'Jan', lastName: 'Peeters', email: journey.email }
  const call: Call = { method: 'POST', path: '/api/students', body: person, headers }
  const { status, body } = await take(place, journey, call, 201, 409)
  if (status === 201) return body._id
  const [known] = await read(place, `/students/all?email=${journey.email}`, headers)
  return known._id
}

/** Under its key: whoever asks again gets the registration there is. */
async function register(place: Place, world: World, journey: Journey, student: string): Promise<string> {
  const headers = { ...world[journey.by], 'Idempotency-Key': journey.key }
  const body = { ...registrationOf(world.session, [student]), discountCode: world.code.code }
  return (await take(place, journey, { method: 'POST', path: '/api/registrations', body, headers }, 201)).body._id
}

async function pay(place: Place, { payer }: World, journey: Journey, id: string) {
  if (!journey.checkout) {
    const call: Call = { method: 'POST', path: '/api/registrations/create-payment', body: { id }, headers: payer }
    journey.checkout = new URL((await take(place, journey, call, 200)).body.redirectUrl).pathname
  }
  const choice = new URLSearchParams({ status: 'paid' })
  await take(place, journey, { method: 'POST', path: journey.checkout, body: choice }, 303, 409)
  // Where the provider's message got lost, the page that the payer comes back to makes up for it.
  const { status } = await read(place, `/registrations/${id}/payment`, payer)
  if (status !== 'paid') throw new Error(`Paid, but the registration is ${status}`)
}

/** Goes the rest of the way; a call that was acknowledged before is made again where it has a key. Throws NoResponse. */
export async function goOn(place: Place, world: World, journey: Journey) {
  if (!journey.isSubscribed) await subscribe(place, journey)
  journey.student ??= await addStudent(place, world, journey)
  const id = await register(place, world, journey, journey.student)
  journey.registration ??= id
  if (id !== journey.registration) throw new Error(`One key made ${journey.registration} and ${id}`)
  if (journey.by === 'payer' && !journey.isFinished) await pay(place, world, journey, id)
  journey.isFinished = true
}
