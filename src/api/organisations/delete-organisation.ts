import { and, eq, ne } from 'drizzle-orm'
import { organisations, students } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { lock } from '../lock.ts'

/** Only one that nobody needs any more: 409 while it has accounts, participants or anything they made. */
export const deleteOrganisation = ({ db }: ApiContext, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lock(tx, { organisations: [id] }, 'update')
    const present = and(eq(students.organisationId, id), ne(students.status, 'deleted'))
    if ((await tx.$count(students, present)) > 0) throw new ApiError('IN_USE')
    await tx.delete(organisations).where(eq(organisations.id, id))
  })
