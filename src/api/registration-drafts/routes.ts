import { Hono } from 'hono'
import { array } from 'yup'
import {
  confirmedDraft,
  draftConfirmation,
  registrationDraft,
  registrationDraftChanges,
  unfinishedRegistration,
} from '../../../schemas/registration-draft.ts'
import type { Role } from '../../db/tables.ts'
import { callerOf } from '../access.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { pathParameter } from '../openapi/parameters.ts'
import { confirmDraft } from './confirm-draft.ts'
import { findSessionAndDraft } from './find-draft.ts'
import { listDrafts } from './list-drafts.ts'
import { presentDraft } from './present-draft.ts'
import { saveDraft } from './save-draft.ts'

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
