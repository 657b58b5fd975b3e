import type { TestApi } from './api.ts'
import type { Wish } from './paid-registration.ts'
import { taughtToday } from './trainer-links.ts'

/** A session of today whose trainer shows the code of a half day; what participants do at its door. */
export async function presenceToday(api: Omit<TestApi, 'url' | 'filesDir'>, wish: Wish = {}) {
  const taught = await taughtToday(api, wish)
  const { token, day, session, staff } = taught
  const door = async (half = 'morning', on = day) => api.get(`/trainer-sessions/${token}/door?day=${on}&half=${half}`)
  const code = async (half?: string): Promise<string> => (await door(half)).body.code
  const enter = (typed: string, headers?: Record<string, string>) =>
    api.send('POST', '/presence', { code: typed }, headers)
  const ticket = async (half?: string): Promise<string> => (await enter(await code(half))).body.ticket
  const people = async (): Promise<{ _id: string; firstName: string; lastName: string }[]> =>
    (await door()).body.participants
  return {
    ...taught,
    ...{ door, code, enter, ticket, people },
    sign: (of: string, name: string) => api.send('POST', `/presence/${of}`, { name }),
    signList: (students: readonly string[], half = 'morning') =>
      api.send('POST', `/trainer-sessions/${token}/signatures`, { day, half, students }),
    csv: () => api.get(`/sessions/${session}/signatures/csv?locale=nl`, staff),
  }
}

/** A call that signs for somebody who is expected. */
export async function signing(api: Omit<TestApi, 'url' | 'filesDir'>) {
  const { ticket, people } = await presenceToday(api)
  const [one] = await people()
  return { params: { ticket: await ticket() }, body: { name: `${one?.firstName} ${one?.lastName}` } }
}
