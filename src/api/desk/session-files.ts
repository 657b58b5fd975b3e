import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { array } from 'yup'
import { sessionFile } from '../../../schemas/session-file.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { recordStateChanges } from '../../db/record-state-change.ts'
import { registrations, sessionFiles, sessions } from '../../db/tables.ts'
import { fileNameFor, mostSessionFiles } from '../../domain/session-files.ts'
import { cleanName, keepFiles } from '../files/index.ts'
import { ownPerson } from '../people/index.ts'
import {
  type ApiContext,
  ApiError,
  callerOf,
  contextOf,
  customersAnd,
  del,
  desk,
  get,
  idParameter,
  instantOf,
  lock,
  ownedBy,
  type Principal,
  post,
  preparedFor,
  prepareSql,
  readForm,
  routes,
  sendUpload,
} from '../platform/index.ts'
import { isConfirmed } from '../registrations/index.ts'
import type { OpenLink } from './open-link.ts'

interface Row {
  _id: string
  name: string
  mimeType: string
  size: number
  by: string | null
  createdAt: string
  trainer: string | null
}

const filesOf = preparedFor((db) =>
  prepareSql<Row>(
    db,
    sql`
    select files.id as "_id", files.name, files.mime_type as "mimeType", files.size,
      coalesce(trainers.name, users.first_name || ' ' || users.last_name) as by,
      ${instantOf(sql.raw('files.created_at'))} as "createdAt", files.trainer_id as trainer
    from session_files files left join trainers on trainers.id = files.trainer_id
    left join users on users.id = files.user_id
    where files.session_id = ${sql.placeholder('id')} order by files.created_at, files.name, files.id`,
  ),
)

/** Those of a session for the desk; 404 where there is none. */
async function listFiles({ db }: ApiContext, session: string) {
  if ((await db.$count(sessions, eq(sessions.id, session))) === 0) throw new ApiError('NOT_FOUND')
  return (await filesOf(db)({ id: session })).map(({ trainer: _, ...file }) => file)
}

/** Those of a session for its trainer, who changes their own. */
export const listTaught = async ({ db }: ApiContext, link: OpenLink) =>
  (await filesOf(db)({ id: link.session })).map(({ trainer, ...file }) => ({
    ...file,
    isOwn: trainer === link.trainer.id,
  }))

/** 409 where a session would have more files than it may. */
async function assertRoom(db: Executor, session: string, more: number) {
  const [kept] = await db.select({ files: count() }).from(sessionFiles).where(eq(sessionFiles.sessionId, session))
  if ((kept?.files ?? 0) + more > mostSessionFiles)
    throw new ApiError('TOO_MANY_FILES', [{ path: 'files', message: 'error.mostSessionFiles' }])
}

/** Who adds or changes files: a colleague, or a trainer by their link. */
type Actor = Pick<Principal, 'userId'> | OpenLink

const authorOf = (actor: Actor) => ('link' in actor ? { trainerId: actor.trainer.id } : { userId: actor.userId })

const tell = (
  tx: Transaction,
  session: string,
  actor: Actor,
  to: 'added-material' | 'renamed-material' | 'removed-material',
  ...materials: readonly (readonly [string | null, string | null])[]
) =>
  recordStateChanges(
    tx,
    materials.map((material) => ({
      entity: 'session',
      entityId: session,
      to,
      differences: { material },
      ...('link' in actor ? { reason: actor.trainer.name } : { userId: actor.userId }),
    })),
  )

/** Keeps files for who takes part, all or none; gives back what the session has then. */
export async function addFiles(context: ApiContext, session: string, actor: Actor, form: FormData) {
  await keepFiles(context, form, {
    account: 'link' in actor ? actor.link : actor.userId,
    assertRoom: (db, sizes) => assertRoom(db, session, sizes.length),
    async insert(tx, files) {
      await lock(tx, { sessions: [session] })
      const [taught] = await tx.select().from(sessions).where(eq(sessions.id, session))
      if (!taught) throw new ApiError('NOT_FOUND')
      if (taught.canceledAt) throw new ApiError('SESSION_CANCELED')
      await assertRoom(tx, session, files.length)
      const rows = files.map(({ id, name, mimeType, size }) => {
        const called = fileNameFor(mimeType, name)
        return { id, name: called, mimeType, size, sessionId: session, ...authorOf(actor) }
      })
      await tell(tx, session, actor, 'added-material', ...rows.map(({ name }) => [null, name] as const))
      return tx.insert(sessionFiles).values(rows).returning()
    },
  })
}

/** A file of a session, a trainer's own where one asks by a link; 404 for any other. */
const oneOf = (session: string, id: string, actor: Actor) =>
  and(
    eq(sessionFiles.id, id),
    eq(sessionFiles.sessionId, session),
    'link' in actor ? eq(sessionFiles.trainerId, actor.trainer.id) : undefined,
  )

export async function renameFile({ db }: ApiContext, link: OpenLink, id: string, name: string) {
  const { session } = link
  await db.transaction(async (tx) => {
    await lock(tx, { sessions: [session] })
    const [before] = await tx
      .select()
      .from(sessionFiles)
      .where(oneOf(session, id, link))
    if (!before) throw new ApiError('NOT_FOUND')
    const called = fileNameFor(before.mimeType, cleanName(name))
    if (called === before.name) return
    await tx.update(sessionFiles).set({ name: called }).where(eq(sessionFiles.id, id))
    await tell(tx, session, link, 'renamed-material', [before.name, called])
  })
}

export async function removeFile({ db, storage }: ApiContext, session: string, id: string, actor: Actor) {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(sessionFiles)
      .where(oneOf(session, id, actor))
      .returning()
    if (!gone) throw new ApiError('NOT_FOUND')
    await tell(tx, session, actor, 'removed-material', [gone.name, null])
  })
  await storage.delete(id)
}

/** Whose seat in the file's session is sure: customers for whom they ordered it, and who sits in it themselves. */
const isForSeated = (caller: Principal): SQL => sql`exists (
  select from registration_students seats
  join ${registrations} on ${registrations.id} = seats.registration_id
  join sessions on sessions.id = seats.session_id and sessions.canceled_at is null
  where seats.session_id = ${sessionFiles.sessionId} and seats.held and ${isConfirmed}
    and (${ownedBy(caller, { organisation: registrations.organisationId, user: registrations.userId })}
      or seats.student_id in (${ownPerson(caller)})))`

/** A file of a session with its bytes; 404 for whom `mayHave` leaves out. */
export async function readFile({ db, storage }: ApiContext, session: string, id: string, mayHave?: SQL) {
  const [file] = await db
    .select()
    .from(sessionFiles)
    .where(and(eq(sessionFiles.id, id), eq(sessionFiles.sessionId, session), mayHave))
  const content = file && (await storage.get(file.id))
  if (!content) throw new ApiError('NOT_FOUND')
  return { ...file, content }
}

const parameters = [idParameter('The id of the session.')]
const ofFile = [...parameters, idParameter('The id of the file.', 'file')]
export const keptMaterial =
  'up to ten files at once of at most 20 MB each, by the rules of POST /files/upload; a session has 20 of them, 409 for more'

/** What is for the participants of a session to download: the desk sees to it, they and their customers have it. */
export const sessionFileRoutes = routes(
  get('/:id/files', {
    id: 'sessionFiles',
    summary: 'The material of a session',
    description: 'What the participants of a session can download, the first that was added first, with who added it.',
    access: desk,
    parameters,
    response: array(sessionFile.required()).required(),
    run: (context, { params }) => listFiles(context, params.id),
  }),
  post('/:id/files', {
    id: 'addSessionFiles',
    summary: 'Adds material to a session',
    description: `Keeps ${keptMaterial}, or once the session was canceled. Answers all that it has then.`,
    access: desk,
    failures: ['TOO_MANY_FILES', 'SESSION_CANCELED', 'UNSUPPORTED_TYPE', 'TOO_MANY'],
    parameters,
    bodyLimit: 50,
    form: { files: 'files' },
    response: array(sessionFile.required()).required(),
    status: 201,
    respond: async (c) => {
      const context = contextOf(c)
      const { id } = c.req.param()
      await listFiles(context, id)
      await addFiles(context, id, callerOf(context), await readForm(c))
      return c.json(await listFiles(context, id), 201)
    },
  }),
  get('/:id/files/:file', {
    id: 'sessionFile',
    summary: 'A file of a session’s material',
    description:
      'Its bytes, to be saved: for the desk, for customers with a confirmed registration in the session, and for who sits in it by the address that they verified. 404 for anybody else, also once it was canceled.',
    access: customersAnd(desk),
    parameters: ofFile,
    bytes: '*/*',
    respond: async (c) => {
      const context = contextOf(c)
      const caller = callerOf(context)
      const { id, file } = c.req.param()
      const mayHave = caller.role === 'STAFF' ? undefined : isForSeated(caller)
      const found = await readFile(context, id, file, mayHave)
      return sendUpload(c, found.mimeType, found)
    },
  }),
  del('/:id/files/:file', {
    id: 'removeSessionFile',
    summary: 'Removes a file of a session’s material',
    description: 'Removes it for good: nobody can download it any more.',
    access: desk,
    parameters: ofFile,
    run: (context, { params }) => removeFile(context, params.id, params.file, callerOf(context)),
  }),
)
