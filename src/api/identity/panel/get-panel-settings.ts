import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { panelEvents, secondFactors, users } from '../../../db/tables.ts'
import { type ApiContext, editors, instantOf } from '../../platform/index.ts'
import { readSecondFactorDemanded } from './second-factor-demanded.ts'

const shownEvents = 50

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')
const nameOf = ({ firstName, lastName }: typeof actors | typeof subjects) =>
  sql<string | null>`${firstName} || ' ' || ${lastName}`

/** Who works in the control panel, what is demanded of them, and who switched what lately. */
export async function getPanelSettings({ db }: Pick<ApiContext, 'db'>) {
  const colleagues = await db
    .select({
      _id: users.id,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      email: users.email,
      role: users.role,
      active: users.active,
      secondFactorSince: instantOf(secondFactors.confirmedAt),
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(inArray(users.role, [...editors]))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(999)
  const events = await db
    .select({
      event: panelEvents.event,
      actor: nameOf(actors),
      subject: nameOf(subjects),
      createdAt: instantOf(panelEvents.createdAt),
    })
    .from(panelEvents)
    .leftJoin(actors, eq(actors.id, panelEvents.actorId))
    .leftJoin(subjects, eq(subjects.id, panelEvents.userId))
    .orderBy(desc(panelEvents.createdAt), desc(panelEvents.id))
    .limit(shownEvents)
  return { isSecondFactorDemanded: await readSecondFactorDemanded(db), colleagues, events }
}
