import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { join } from '../support/memberships.ts'
import { quotedBooking, requestRoom } from '../support/rooms.ts'
import { type Customer, newCustomer } from '../support/training.ts'

let api: TestApi
let owner: Customer
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  owner = await newCustomer(api)
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

describe('who may', () => {
  const roles = ['nobody', 'owner', 'colleague', 'another', 'private', 'editor', 'staff'] as const
  const headersOf: Record<string, Record<string, string> | undefined> = {}
  beforeAll(async () => {
    const email = `${randomUUID()}@klant.test`
    const [colleague] = await api.db
      .insert(users)
      .values({ email, firstName: 'Jo', lastName: 'Bos', role: 'CONTACT' })
      .returning()
    await join(api, String(colleague?.id), owner.organisation)
    Object.assign(headersOf, {
      owner: owner.headers,
      colleague: await api.asUser(email),
      another: (await newCustomer(api)).headers,
      private: (await newCustomer(api, { isPrivatePerson: true })).headers,
      editor: await api.as('EDITOR'),
      staff,
    })
  })

  const fresh = () => requestRoom(api, owner.headers)
  const quoted = () => quotedBooking(api, owner.headers)
  const calls: [
    name: string,
    make: typeof fresh,
    method: string,
    path: string,
    body: object | undefined,
    statuses: number[],
  ][] = [
    ['see it', fresh, 'GET', '/bookings/{id}', undefined, [401, 200, 200, 404, 404, 403, 200]],
    ['see the list', fresh, 'GET', '/bookings', undefined, [401, 200, 200, 200, 200, 403, 200]],
    ['see them all', fresh, 'GET', '/bookings/all', undefined, [401, 200, 200, 200, 200, 403, 200]],
    [
      'see what the owner booked',
      fresh,
      'GET',
      '/bookings/user-bookings/{owner}',
      undefined,
      [401, 200, 404, 404, 404, 403, 200],
    ],
    ['change a request', fresh, 'PUT', '/bookings/{id}', { persons: 4 }, [401, 200, 200, 404, 404, 403, 200]],
    ['cancel a request', fresh, 'PUT', '/bookings/{id}', { status: 'canceled' }, [401, 200, 200, 404, 404, 403, 200]],
    [
      'turn a request down',
      fresh,
      'PUT',
      '/bookings/{id}',
      { status: 'request_rejected', reason: 'x' },
      [401, 403, 403, 404, 404, 403, 200],
    ],
    ['set a price', fresh, 'PUT', '/bookings/{id}', { roomPrice: 1 }, [401, 403, 403, 404, 404, 403, 409]],
    ['change what was quoted', quoted, 'PUT', '/bookings/{id}', { persons: 4 }, [401, 409, 409, 404, 404, 403, 409]],
    [
      'refuse',
      quoted,
      'PUT',
      '/bookings/{id}',
      { status: 'rejected', reason: 'x' },
      [401, 200, 200, 404, 404, 403, 200],
    ],
    [
      'cancel what was quoted',
      quoted,
      'PUT',
      '/bookings/{id}',
      { status: 'canceled' },
      [401, 409, 409, 404, 404, 403, 200],
    ],
    [
      'approve by another call',
      quoted,
      'PUT',
      '/bookings/{id}',
      { status: 'waiting_for_payment' },
      [401, 400, 400, 404, 404, 403, 400],
    ],
    ['approve', quoted, 'POST', '/bookings/approve-offer', { _id: '{id}' }, [401, 200, 200, 404, 404, 403, 200]],
    ['call it paid', quoted, 'PUT', '/bookings/{id}', { status: 'paid' }, [401, 403, 403, 404, 404, 403, 409]],
    ['delete a request', fresh, 'DELETE', '/bookings/{id}', undefined, [401, 403, 403, 403, 403, 403, 204]],
    ['delete a quotation', quoted, 'DELETE', '/bookings/{id}', undefined, [401, 403, 403, 403, 403, 403, 409]],
  ]
  test.each(calls)('%s', async (_name, make, method, path, body, statuses) => {
    const seen = []
    for (const role of roles) {
      const { _id } = await make()
      const filled =
        body && Object.fromEntries(Object.entries(body).map(([key, value]) => [key, value === '{id}' ? _id : value]))
      const at = path.replace('{id}', _id).replace('{owner}', owner.id)
      seen.push((await api.send(method, at, filled, headersOf[role])).status)
    }
    expect(seen).toEqual(statuses)
  })
})
