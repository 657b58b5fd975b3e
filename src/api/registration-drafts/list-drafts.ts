import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import type { unfinishedRegistration } from '../../../schemas/registration-draft.ts'
import type { Executor } from '../../db/client.ts'
import { registrationDrafts, sessions } from '../../db/tables.ts'
import type { Principal } from '../context.ts'
import { instantOf } from '../present-instant.ts'
import { presentSession } from '../registrations/present-session.ts'
import { draftLife } from './find-draft.ts'

/** Those of the draft who are there still. */
const students = sql<InferType<typeof unfinishedRegistration>['students']>`(
  select coalesce(json_agg(json_build_object(
    '_id', students.id, 'firstName', students.first_name, 'lastName', students.last_name)
    order by students.last_name, students.first_name, students.id), '[]')
  from students where students.id = any(registration_drafts.students) and students.status <> 'deleted')`

/** What the caller began, for whom they act now, and can still finish: the last one first. */
export const listDrafts = (db: Executor, { userId, organisation }: Principal) =>
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
