import type { TestApi } from './api.ts'
import { type Customer, newStudents } from './training.ts'

const namesake = { lastName: 'Dubois', dateOfBirth: '1980-02-03' }

/** Two participants of one customer with one name and birth date. */
export async function newDoubles(api: Pick<TestApi, 'db'>, customer: Customer) {
  const [kept = ''] = await newStudents(api, customer, 1, namesake)
  const [dropped = ''] = await newStudents(api, customer, 1, namesake)
  return { kind: 'student', kept, dropped }
}

/** What is sent to make one of them, as they stand. */
export async function mergeOf(
  { get }: Pick<TestApi, 'get'>,
  staff: Record<string, string>,
  params: Record<string, string>,
) {
  const { body } = await get(`/doubles/${params.kind}/${params.kept}/${params.dropped}`, staff)
  return { version: String(body.version) }
}
