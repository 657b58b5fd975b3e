import { asc, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type PanelSettingsChanges, panelSettings, panelSettingsChanges } from '../../../schemas/second-factor.ts'
import { notifyTags } from '../../db/notifications.ts'
import { facts, panelEvents, secondFactors, trainers, users } from '../../db/tables.ts'
import type { ApiContext } from '../platform/index.ts'
import { ApiError, administrators, get, instantOf, patch, recordSecurityEvent, routes } from '../platform/index.ts'
import { colleagueColumns, isTrainerOf } from './colleagues.ts'
import { assertReauthenticated } from './passwords.ts'
import { demandFact, hasSecondFactor, readSecondFactorDemanded, recordPanelEvent } from './second-factor.ts'

const shownEvents = 50

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')
const nameOf = ({ firstName, lastName }: typeof actors | typeof subjects) =>
  sql<string | null>`${firstName} || ' ' || ${lastName}`

/** Who works in the control panel, what is demanded of them, and who switched what lately. */
async function getPanelSettings({ db }: Pick<ApiContext, 'db'>) {
  const colleagues = await db
    .select(colleagueColumns)
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(trainers, isTrainerOf)
    .where(ne(users.role, 'CONTACT'))
    .orderBy(desc(users.active), asc(users.lastName), asc(users.firstName), asc(users.id))
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

/** Demands a second factor of everybody, or leaves it to each; 409 for staff who have none themselves. */
async function updatePanelSettings(context: ApiContext, { isSecondFactorDemanded, password }: PanelSettingsChanges) {
  const { db, user } = context
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  await assertReauthenticated(context, password)
  if (isSecondFactorDemanded && !(await hasSecondFactor(context, user.userId))) throw new ApiError('NO_SECOND_FACTOR')
  const value = isSecondFactorDemanded ? 'yes' : 'no'
  await db.transaction(async (tx) => {
    if ((await readSecondFactorDemanded(tx)) === isSecondFactorDemanded) return
    await tx
      .insert(facts)
      .values({ name: demandFact, value })
      .onConflictDoUpdate({ target: facts.name, set: { value } })
    const event = isSecondFactorDemanded ? 'second-factor-demanded' : 'second-factor-left-free'
    await recordPanelEvent(tx, { event, actorId: user.userId })
    const people = await tx.select({ id: users.id }).from(users).where(ne(users.role, 'CONTACT'))
    await notifyTags(
      tx,
      people.map(({ id }) => `user:${id}`),
    )
  })
  recordSecurityEvent(context, 'panel-settings-changed', { isSecondFactorDemanded })
  return getPanelSettings(context)
}

export const panelRoutes = routes(
  get('/settings', {
    id: 'panelSettings',
    summary: 'Who works in the control panel, and what is demanded of them',
    description:
      'Whether everybody of the control panel must sign in with a second factor, who those people are and since when each has one, and the last fifty times that somebody switched one of these.',
    access: administrators,
    response: panelSettings,
    run: (context) => getPanelSettings(context),
  }),
  patch('/settings', {
    id: 'updatePanelSettings',
    summary: 'Demands a second factor of everybody, or leaves it to each',
    description:
      'While it is demanded, whoever of the control panel has no second factor can do nothing but set one up (401 `Second factor needed`). Whoever demands it has one already (409). The own password may be left out within ten minutes of signing in (then 403 `Sign in again`).',
    access: administrators,
    failures: ['WRONG_PASSWORD', 'SIGN_IN_AGAIN', 'NO_SECOND_FACTOR', 'TOO_MANY'],
    response: panelSettings,
    body: panelSettingsChanges,
    run: (context, { body }) => updatePanelSettings(context, body),
  }),
)
