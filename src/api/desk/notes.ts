import { desc, eq, or, sql } from 'drizzle-orm'
import { array } from 'yup'
import { type NewNote, type NoteSubject, newNote, note, noteSubjects } from '../../../schemas/note.ts'
import type { Executor } from '../../db/client.ts'
import { notes, organisations, registrations, sessions, users } from '../../db/tables.ts'
import type { PanelRole } from '../../domain/visitor.ts'
import {
  type ApiContext,
  ApiError,
  administrators,
  callerOf,
  del,
  desk,
  get,
  instantOf,
  isOneOf,
  office,
  orderDesk,
  pathParameter,
  post,
  requireRole,
  routes,
  uuidPattern,
} from '../platform/index.ts'

interface Subject {
  /** Who sees what it is about, and so what was noted. */
  readers: readonly PanelRole[]
  isAbout(id: string): ReturnType<typeof eq> | undefined
  /** The column of a note that names it; null for what is not there. */
  find(db: Executor, id: string): Promise<Partial<typeof notes.$inferInsert> | null>
}

const subjects: Record<NoteSubject, Subject> = {
  customer: {
    readers: office,
    isAbout: (id) => or(eq(notes.organisationId, id), eq(notes.userId, id)),
    async find(db, id) {
      if ((await db.$count(organisations, eq(organisations.id, id))) > 0) return { organisationId: id }
      const [account] = await db.select({ role: users.role }).from(users).where(eq(users.id, id))
      return account?.role === 'CONTACT' ? { userId: id } : null
    },
  },
  registration: {
    readers: orderDesk,
    isAbout: (id) => eq(notes.registrationId, id),
    find: async (db, id) =>
      (await db.$count(registrations, eq(registrations.id, id))) > 0 ? { registrationId: id } : null,
  },
  session: {
    readers: desk,
    isAbout: (id) => eq(notes.sessionId, id),
    find: async (db, id) => ((await db.$count(sessions, eq(sessions.id, id))) > 0 ? { sessionId: id } : null),
  },
}

const most = 100

/** What was noted about a thing, the newest first, nothing where there is none; 403 for who does not see the thing itself. */
async function listNotes({ db, user }: ApiContext, subject: string, id: string) {
  const named = noteSubjects.find((known) => known === subject)
  if (!named || !uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const { readers, isAbout } = subjects[named]
  const caller = requireRole(user, readers)
  const rows = await db
    .select({
      note: notes,
      author: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      createdAt: instantOf(notes.createdAt),
    })
    .from(notes)
    .leftJoin(users, eq(users.id, notes.authorId))
    .where(isAbout(id))
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(most)
  const isAdministrator = isOneOf(caller, administrators)
  return rows.map(({ note: { id: _id, text, authorId }, author, createdAt }) => ({
    _id,
    text,
    author,
    createdAt,
    mayRemove: isAdministrator || authorId === caller.userId,
  }))
}

/** 404 for what is not there, 403 for who does not see it. */
async function addNote(context: ApiContext, { subject, id, text }: NewNote) {
  const { db, user } = context
  const { readers, find } = subjects[subject]
  const { userId: authorId } = requireRole(user, readers)
  const about = await find(db, id)
  if (!about) throw new ApiError('NOT_FOUND')
  await db.insert(notes).values({ ...about, text, authorId })
  return listNotes(context, subject, id)
}

/** 404 for one that somebody else wrote, but for an administrator. */
async function removeNote(context: ApiContext, id: string) {
  const caller = callerOf(context)
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const [found] = await context.db.select().from(notes).where(eq(notes.id, id))
  const mayRemove = found && (found.authorId === caller.userId || isOneOf(caller, administrators))
  if (!mayRemove) throw new ApiError('NOT_FOUND')
  await context.db.delete(notes).where(eq(notes.id, id))
}

export const noteRoutes = routes(
  get('/:subject/:id', {
    id: 'notes',
    summary: 'What colleagues noted about a customer, a registration or a session',
    description:
      'The newest first, a hundred at most. `subject` is `customer` (by the id of the organisation or the private person), `registration` or `session`. For who sees that itself; customers never see notes.',
    access: office,
    parameters: [
      pathParameter('subject', 'customer, registration or session.'),
      pathParameter('id', 'The id of what they are about.'),
    ],
    response: array(note.required()).required(),
    run: (context, { params }) => listNotes(context, params.subject, params.id),
  }),
  post('/', {
    id: 'createNote',
    summary: 'Notes something about a customer, a registration or a session',
    description: 'For colleagues; customers never see it. Answers all that is noted about the same, the newest first.',
    access: office,
    failures: ['NOT_FOUND'],
    response: array(note.required()).required(),
    status: 201,
    body: newNote,
    run: (context, { body }) => addNote(context, body),
  }),
  del('/:id', {
    id: 'deleteNote',
    summary: 'Takes a note away',
    description: 'By who wrote it, or an administrator (404 for others).',
    access: office,
    parameters: [pathParameter('id', 'The id of the note.')],
    run: (context, { params }) => removeNote(context, params.id),
  }),
)
