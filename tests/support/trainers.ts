import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { trainers, users } from '../../src/db/tables.ts'
import { type PanelRole, roleOf } from '../../src/domain/visitor.ts'
import type { TestApi } from './api.ts'
import { visit } from './rooms.ts'
import { newColleague } from './second-factor.ts'

/** The id of a trainer of one's own. */
export async function newTrainer({ db }: Pick<TestApi, 'db'>, name = 'Annelies Proef') {
  const [made] = await db
    .insert(trainers)
    .values({ key: randomUUID(), name, bio: { nl: '', en: '', fr: '' } })
    .returning({ id: trainers.id })
  return String(made?.id)
}

/** A trainer of one's own who teaches nothing, and the account of a colleague who is that trainer, in these roles. */
export async function trainerWithAccount(
  api: Pick<TestApi, 'db' | 'parts' | 'asUser'>,
  roles: PanelRole[] = ['trainer'],
) {
  const [trainer, account] = [await newTrainer(api), await newColleague(api, roleOf(roles), roles)]
  await api.db.update(users).set({ trainerId: trainer }).where(eq(users.id, account.id))
  return { trainer, account }
}

/** Days on which a trainer cannot come: that of `visit`. */
export const absence = (trainer: string, given: object = {}) => ({
  trainer,
  fromDay: visit.date,
  untilDay: visit.date,
  ...given,
})

/** The id of an absence of a trainer of its own. */
export async function newAbsence(api: Pick<TestApi, 'db' | 'send' | 'as'>) {
  const body = absence(await newTrainer(api))
  const { body: made } = await api.send('POST', '/trainer-calendar/absences', body, await api.as('STAFF'))
  return String(made[0].absences[0]._id)
}

/** When a series would be, as a query. */
export const aSeries = 'firstDay=2031-03-03&from=09:00&until=12:00&everyWeeks=1&times=2&days=1'
