import { randomUUID } from 'node:crypto'
import { files as table } from '../../db/tables.ts'
import type { ApiContext, Principal } from '../context.ts'
import { invalid } from '../errors.ts'
import { assertRoomForFiles, claimRoomForFiles } from './assert-room-for-files.ts'
import { prepareFiles } from './prepare-file.ts'
import { presentFile } from './present-file.ts'

/** Bytes a file and files a request. */
const largestFile = 20 * 1024 * 1024
const mostFiles = 10

function filesOf(form: FormData): File[] {
  const files = form.getAll('files').filter((entry) => entry instanceof File)
  if (files.length === 0) throw invalid('files', 'error.required')
  if (files.length > mostFiles) throw invalid('files', 'error.tooManyFiles')
  for (const [index, { size }] of files.entries()) {
    if (size === 0) throw invalid(`files.${index}`, 'error.fileEmpty')
    if (size > largestFile) throw invalid(`files.${index}`, 'error.fileTooLarge')
  }
  return files
}

/** Keeps the files of a form's field `files`, all or none; those of the control panel are public, others private. */
export async function uploadFiles(context: ApiContext, caller: Principal, form: FormData) {
  const { db, storage } = context
  const given = filesOf(form)
  await assertRoomForFiles(
    db,
    caller,
    given.map(({ size }) => size),
  )
  const prepared = await prepareFiles(context, given, caller)
  const kept = prepared.map((file) => ({ id: randomUUID(), ...file }))
  const ownership = {
    isPublic: caller.role !== 'CONTACT',
    ownerId: caller.userId,
    organisationId: caller.organisation,
  }
  try {
    // Each to its end: what is still being written while the others are taken away would stay.
    const written = await Promise.allSettled(kept.map(({ id, bytes }) => storage.put(id, bytes)))
    const failure = written.find((one) => one.status === 'rejected')
    if (failure) throw failure.reason
    const files = kept.map(({ bytes, ...file }) => ({ ...file, size: bytes.byteLength, ...ownership }))
    return await db.transaction(async (tx) => {
      await claimRoomForFiles(
        tx,
        caller,
        files.map(({ size }) => size),
      )
      return (await tx.insert(table).values(files).returning()).map(presentFile)
    })
  } catch (error) {
    await Promise.allSettled(kept.map(({ id }) => storage.delete(id)))
    throw error
  }
}
