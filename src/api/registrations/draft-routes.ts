import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { array, type InferType } from 'yup'
import {
  confirmedDraft,
  type DraftConfirmation,
  draftConfirmation,
  registrationDraft,
  registrationDraftChanges,
  unfinishedRegistration,
} from '../../../schemas/registration-draft.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { registrationDrafts, sessions } from '../../db/tables.ts'
import { countMailToSelf } from '../mail/index.ts'
import type { ApiContext, Principal } from '../platform/index.ts'
import {
  ApiError,
  callerOf,
  get,
  idParameter,
  instantOf,
  invalid,
  onlyCustomers,
  patch,
  pick,
  post,
  preparedFor,
  routes,
  valuesOfCaller,
} from '../platform/index.ts'
import { findByKey, registerIn } from './create-registration.ts'
import { withoutGuessing } from './discount-codes.ts'
import { chosenOf, draftLife, findDraft } from './find-draft.ts'
import { presentSession } from './present-registration.ts'
import { presentDraft, saveDraft } from './save-draft.ts'
import { changeSessions } from './transition-registration.ts'

/** A draft that is a registration already is found by it. */
const keyOf = (draft: string) => `draft ${draft.toLowerCase()}`

/** 409 for other participants than were shown; a colleague may have changed them. */
function assertShown(shown: readonly string[] | undefined, students: readonly string[]) {
  if (!shown || String(shown.map((id) => id.toLowerCase()).sort()) === String([...students].sort())) return
  throw new ApiError('EFFECT_CHANGED', [{ path: 'students', message: 'error.participantsChanged' }])
}

async function confirmIn(
  context: ApiContext,
  tx: Transaction,
  caller: Principal,
  sessionId: string,
  {
    draft: id,
    agreedToTerms,
    students: shown,
    total,
    payment,
    enterpriseSize,
    discountCode,
    prepaidCard,
  }: DraftConfirmation,
): Promise<string> {
  // The session is locked, as by everything that takes seats: who comes second finds what the first one made.
  const found = await findDraft(tx, caller, sessionId)
  const { draft, session, registered: seated } = found
  if (draft?.id !== id.toLowerCase()) {
    const made = await findByKey(tx, caller.userId, keyOf(id))
    if (made) return made
    throw new ApiError('NOT_FOUND')
  }
  const { invoice, reference } = draft
  // Whoever saved nobody was shown, and registers, who is found for them.
  const isAsShown = shown || !draft.students
  const students = isAsShown ? chosenOf(found).map(({ _id }) => _id) : (draft.students ?? [])
  assertShown(shown, students)
  if (students.length === 0) throw invalid('students', 'error.participants')
  if (!invoice) throw invalid('invoice', 'error.required')
  const input = {
    session: session.id,
    students,
    invoice,
    reference,
    agreedToTerms,
    total,
    payment: payment ?? draft.payment ?? undefined,
    discountCode: discountCode === undefined ? draft.discountCode : discountCode,
    prepaidCard: prepaidCard === undefined ? draft.prepaidCardId : prepaidCard,
    // What its organisation says of itself by now counts more than what the draft did before.
    enterpriseSize: enterpriseSize ?? (found.knownSize ? undefined : (draft.enterpriseSize ?? undefined)),
  }
  // The draft goes when it becomes a registration, so that none was made under its key.
  const facts = { ...pick(found, 'offers', 'isPartner', 'isVerified'), seated, made: null, draft: draft.id }
  return registerIn(context, tx, caller, session, input, keyOf(id), { known: facts })
}

/**
 * Makes a draft a registration, which holds its seats from then on; the same draft sent twice makes one. 409 when it has
 * other participants, or comes to another total, than was shown.
 */
async function confirmDraft(context: ApiContext, caller: Principal, given: string, confirmation: DraftConfirmation) {
  await countMailToSelf(context)
  const session = given.toLowerCase()
  const _id = await withoutGuessing(context, confirmation.discountCode, () =>
    changeSessions(context, [session], (tx) => confirmIn(context, tx, caller, session, confirmation)),
  )
  return { _id }
}

/** Those of the draft who are there still. */
const students = sql<InferType<typeof unfinishedRegistration>['students']>`(
  select coalesce(json_agg(json_build_object(
    '_id', students.id, 'firstName', students.first_name, 'lastName', students.last_name)
    order by students.last_name, students.first_name, students.id), '[]')
  from students where students.id = any(registration_drafts.students) and students.status <> 'deleted')`

const unfinishedOf = preparedFor((db) =>
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
        eq(registrationDrafts.userId, sql.placeholder('userId')),
        sql`${registrationDrafts.organisationId} is not distinct from ${sql.placeholder('organisation')}::uuid`,
        gt(registrationDrafts.updatedAt, sql`now() - ${draftLife}`),
        sql`cardinality(${registrationDrafts.students}) > 0`,
        gt(sessions.startDate, sql`now()`),
        isNull(sessions.canceledAt),
      ),
    )
    .orderBy(desc(registrationDrafts.updatedAt))
    .prepare(''),
)

/** What the caller began, for whom they act now, and can still finish: the last one first. */
const listDrafts = (db: Executor, caller: Principal) => unfinishedOf(db).execute(valuesOfCaller(caller))

const parameters = [idParameter('The id of the session.', 'session')]

/** POST /registrations in steps: what is known stays with the account, on whatever device it goes on. */
export const registrationDraftRoutes = routes(
  get('/', {
    id: 'unfinishedRegistrations',
    summary: 'The registrations that the caller began and can still finish',
    description: 'Those of the organisation that the caller acts for, or their own; the one last worked on first.',
    access: onlyCustomers,
    response: array(unfinishedRegistration.required()).required(),
    run: (context) => listDrafts(context.db, callerOf(context)),
  }),
  get('/:session', {
    id: 'registrationDraft',
    summary: 'A registration that the caller is still at',
    description:
      'Who is to take part and who is billed, as far as that is known; with the seats left and what it costs. It is one for all sessions of a course, holds no seats, and is kept for a week.',
    access: onlyCustomers,
    parameters,
    response: registrationDraft,
    run: async (context, { params }) => presentDraft(await findDraft(context.db, callerOf(context), params.session)),
  }),
  patch('/:session', {
    id: 'saveRegistrationDraft',
    summary: 'Keeps who takes part or who is billed',
    description: 'What is left out stays as it was. Participants that are not the caller’s get 404.',
    access: onlyCustomers,
    parameters,
    failures: ['TOO_MANY'],
    response: registrationDraft,
    body: registrationDraftChanges,
    run: (context, { params, body }) =>
      withoutGuessing(context, body.discountCode, () => saveDraft(context, callerOf(context), params.session, body)),
  }),
  post('/:session/confirm', {
    id: 'confirmRegistrationDraft',
    summary: 'Makes a draft a registration',
    description:
      'Either every participant gets a seat or none does (409). The same draft sent twice registers once: the second answer is that of the first.',
    access: onlyCustomers,
    parameters,
    failures: [
      ...(['SESSION_FULLY_BOOKED', 'UNPAID_SEATS', 'SESSION_STARTED', 'STUDENT_ALREADY_REGISTERED'] as const),
      ...(['EFFECT_CHANGED', 'TOO_MANY'] as const),
    ],
    response: confirmedDraft,
    status: 201,
    body: draftConfirmation,
    run: (context, { params, body }) => confirmDraft(context, callerOf(context), params.session, body),
  }),
)
