import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { array, type InferType } from 'yup'
import {
  confirmedDraft,
  draftConfirmation,
  registrationDraft,
  registrationDraftChanges,
  unfinishedRegistration,
} from '../../../../schemas/registration-draft.ts'
import type { Executor } from '../../../db/client.ts'
import { type Role, registrationDrafts, sessions } from '../../../db/tables.ts'
import {
  type ApiEnv,
  callerOf,
  checkBody,
  contextOf,
  instantOf,
  operation,
  type Principal,
  pathParameter,
} from '../../platform/index.ts'
import { presentSession } from '../registrations/present-session.ts'
import { confirmDraft } from './confirm-draft.ts'
import { draftLife, findSessionAndDraft } from './find-draft.ts'
import { presentDraft } from './present-draft.ts'
import { saveDraft } from './save-draft.ts'

/** Those of the draft who are there still. */
const students = sql<InferType<typeof unfinishedRegistration>['students']>`(
  select coalesce(json_agg(json_build_object(
    '_id', students.id, 'firstName', students.first_name, 'lastName', students.last_name)
    order by students.last_name, students.first_name, students.id), '[]')
  from students where students.id = any(registration_drafts.students) and students.status <> 'deleted')`

/** What the caller began, for whom they act now, and can still finish: the last one first. */
const listDrafts = (db: Executor, { userId, organisation }: Principal) =>
  db
    .select({
      _id: registrationDrafts.id,
      session: sql<
        InferType<typeof unfinishedRegistration>['session']
      >`${presentSession(sql`registration_drafts.session_id`)}`,
      students,
      keptUntil: instantOf(sql`(registration_drafts.updated_at + ${draftLife})`),
    })
    .from(registrationDrafts)
    .innerJoin(sessions, eq(sessions.id, registrationDrafts.sessionId))
    .where(
      and(
        eq(registrationDrafts.userId, userId),
        sql`${registrationDrafts.organisationId} is not distinct from ${organisation}::uuid`,
        gt(registrationDrafts.updatedAt, sql`now() - ${draftLife}`),
        sql`cardinality(${registrationDrafts.students}) > 0`,
        gt(sessions.startDate, sql`now()`),
        isNull(sessions.canceledAt),
      ),
    )
    .orderBy(desc(registrationDrafts.updatedAt))

const tag = 'registrations'
/** Staff register with one call: POST /registrations. */
const access: readonly Role[] = ['CONTACT']
const parameters = [pathParameter('session', 'The id of the session.')]

/** POST /registrations in steps: what is known stays with the account, on whatever device it goes on. */
export const registrationDraftRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'unfinishedRegistrations',
      tag,
      summary: 'The registrations that the caller began and can still finish',
      description: 'Those of the organisation that the caller acts for, or their own; the one last worked on first.',
      access,
      response: array(unfinishedRegistration.required()).required(),
    }),
    async (c) => c.json(await listDrafts(contextOf(c).db, callerOf(c))),
  )
  .get(
    '/:session',
    operation({
      id: 'registrationDraft',
      tag,
      summary: 'A registration that the caller is still at',
      description:
        'Who is to take part and who is billed, as far as that is known; with the seats left and what it costs. It is one for all sessions of a course, holds no seats, and is kept for a week.',
      access,
      parameters,
      response: registrationDraft,
    }),
    async (c) => {
      const { db } = contextOf(c)
      const caller = callerOf(c)
      const { session, draft } = await findSessionAndDraft(db, caller, c.req.param('session'))
      return c.json(await presentDraft(db, caller, session, draft))
    },
  )
  .patch(
    '/:session',
    operation({
      id: 'saveRegistrationDraft',
      tag,
      summary: 'Keeps who takes part or who is billed',
      description: 'What is left out stays as it was. Participants that are not the caller’s get 404.',
      access,
      parameters,
      response: registrationDraft,
    }),
    checkBody(registrationDraftChanges),
    async (c) => c.json(await saveDraft(contextOf(c), callerOf(c), c.req.param('session'), c.req.valid('json'))),
  )
  .post(
    '/:session/confirm',
    operation({
      id: 'confirmRegistrationDraft',
      tag,
      summary: 'Makes a draft a registration',
      description:
        'Either every participant gets a seat or none does (409). The same draft sent twice registers once: the second answer is that of the first.',
      access,
      parameters,
      failures: [
        ...(['SESSION_FULLY_BOOKED', 'UNPAID_SEATS', 'SESSION_STARTED', 'STUDENT_ALREADY_REGISTERED'] as const),
        ...(['EFFECT_CHANGED', 'TOO_MANY'] as const),
      ],
      response: confirmedDraft,
      status: 201,
    }),
    checkBody(draftConfirmation),
    async (c) => {
      const _id = await confirmDraft(contextOf(c), callerOf(c), c.req.param('session'), c.req.valid('json'))
      return c.json({ _id }, 201)
    },
  )
