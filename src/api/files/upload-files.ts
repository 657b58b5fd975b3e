import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { Executor, Transaction } from '../../db/client.ts'
import { recordStateChanges } from '../../db/record-state-change.ts'
import { files, files as table } from '../../db/tables.ts'
import { fileQuotas } from '../../domain/students.ts'
import type { ApiContext, Principal } from '../platform/index.ts'
import { ApiError, countAttempt, createFairQueue, invalid, lockTurn, pick } from '../platform/index.ts'

/** 409 when a customer would keep more files, or more bytes, than one may. */
async function assertRoomForFiles(db: Executor, { role, userId, organisation }: Principal, sizes: number[]) {
  if (role !== 'CONTACT') return
  const quota = organisation ? fileQuotas.organisation : fileQuotas.privatePerson
  const theirs = organisation
    ? eq(files.organisationId, organisation)
    : and(eq(files.ownerId, userId), isNull(files.organisationId))
  const [kept] = await db
    .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8` })
    .from(files)
    .where(theirs)
  const bytes = sizes.reduce((sum, size) => sum + size, kept?.bytes ?? 0)
  if ((kept?.count ?? 0) + sizes.length > quota.files || bytes > quota.bytes)
    throw new ApiError('TOO_MANY_FILES', [{ path: 'files', message: 'error.mostFiles' }])
}

/** The same once nothing else is added by this customer until the transaction ends. */
async function claimRoomForFiles(tx: Transaction, caller: Principal, sizes: number[]) {
  await lockTurn(tx, `files ${caller.organisation ?? caller.userId}`)
  await assertRoomForFiles(tx, caller, sizes)
}

/** A file as answers show it; `url` gives its bytes to those who may see it. */
export const presentFile = (row: typeof files.$inferSelect) => ({
  _id: row.id,
  ...pick(row, 'name', 'bucketName', 'mimeType', 'size', 'width', 'height', 'isPublic'),
  url: `/api/files/${row.id}`,
  createdAt: row.createdAt.toISOString(),
})

/** Pixels: larger originals are made smaller, far beyond what any page shows. */
const largestSide = 4096

/** Of one picture: what a large camera makes. */
const mostPixels = 100_000_000
/** Of all pictures of an upload together: ten of a telephone. */
const mostPixelsTogether = 200_000_000

const formats = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'webp',
} as const

/** A quality would leave a PNG no more than 256 colours; more effort of AVIF saves a few bytes in minutes. */
const options = { png: {}, jpeg: { quality: 85 }, webp: { quality: 85 }, avif: { quality: 85, effort: 2 } }

type Picture = keyof typeof formats
const isPicture = (mimeType: string): mimeType is Picture => mimeType in formats

/** How many pixels it says it has, all its frames together; 415 for what is no picture. */
async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const {
    width = 0,
    height = 0,
    pages = 1,
  } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new ApiError('UNSUPPORTED_TYPE')
    })
  return width * height * pages
}

/** The picture made anew: upright, without what the camera wrote about place and owner, or anything hidden in it. */
async function cleanPicture(bytes: Uint8Array, mimeType: Picture) {
  const format = formats[mimeType]
  try {
    const { data, info } = await sharp(bytes, { animated: mimeType === 'image/gif', limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, options[format])
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, mimeType: `image/${format}`, width: info.width, height: info.pageHeight ?? info.height }
  } catch {
    throw new ApiError('UNSUPPORTED_TYPE')
  }
}

/** What may be uploaded beside plain text: pictures, PDF and office documents. */
const accepted = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
])

/** Whether all of it is text in UTF-8: no control characters beside tab and line ends. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The type that the bytes have, whatever the name says; SVG and HTML are plain text here. 415 for any other. */
async function typeOf(bytes: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(bytes)
  if (found && accepted.has(found.mime)) return found.mime
  if (isText(bytes)) return 'text/plain; charset=utf-8'
  throw new ApiError('UNSUPPORTED_TYPE')
}

const longestName = 200

/** Control characters, halves of characters, and what turns the direction of text round: 'exe.pdf' for 'fdp.exe'. */
const unprintable = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu

/** A name to show and to save under: no folders, nothing that hides what it says. */
export function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const printable = last.replaceAll(unprintable, '').trim()
  const extension = extname(printable).slice(0, 12)
  if (printable.length <= longestName) return printable || 'file'
  return printable.slice(0, longestName - extension.length) + extension
}

/** Pictures are made anew by turns of those who send them, one at a time: each may keep a processor busy for seconds. */
const inPictureQueue = createFairQueue(
  { places: 1, longest: 100, ofAddress: 40, ofAccount: 20 },
  () => new ApiError('TOO_MANY', undefined, { 'Retry-After': '30' }),
)

const fieldOfUpload = (index: number) => `files.${index}`

/** Uploads as they will be kept, one after the other: checked, pictures made anew. 400 for more pixels than one may send, 429 for more than in a minute. */
export async function prepareFiles(
  { pool }: Pick<ApiContext, 'pool'>,
  files: File[],
  { userId }: Pick<Principal, 'userId'>,
  fieldOf = fieldOfUpload,
) {
  const read = []
  for (const [index, file] of files.entries()) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const type = await typeOf(bytes)
    const pixels = isPicture(type) ? await pixelsOf(bytes) : 0
    read.push({ bytes, type, pixels, name: cleanName(file.name) })
    if (read.reduce((sum, one) => sum + one.pixels, 0) > mostPixelsTogether)
      throw invalid(fieldOf(index), 'error.picturesTooLarge')
  }
  const pixels = read.reduce((sum, one) => sum + one.pixels, 0)
  if (pixels > 0) await countAttempt(pool, 'picture-megapixels', { account: userId }, Math.ceil(pixels / 1_000_000))
  const prepared = []
  for (const { bytes, type, name } of read) {
    const kept = isPicture(type)
      ? await inPictureQueue({ address: userId, account: userId }, () => cleanPicture(bytes, type))
      : { bytes, mimeType: type }
    prepared.push({ ...kept, name })
  }
  return prepared
}

/** Bytes a file and files a request. */
const largestFile = 20 * 1024 * 1024
const mostFiles = 10

export function assertFileSize({ size }: File, field: string) {
  if (size === 0) throw invalid(field, 'error.fileEmpty')
  if (size > largestFile) throw invalid(field, 'error.fileTooLarge')
}

function filesOf(form: FormData): File[] {
  const files = form.getAll('files').filter((entry) => entry instanceof File)
  if (files.length === 0) throw invalid('files', 'error.required')
  if (files.length > mostFiles) throw invalid('files', 'error.tooManyFiles')
  for (const [index, file] of files.entries()) assertFileSize(file, fieldOfUpload(index))
  return files
}

interface Keeping<Row> {
  /** Whose files they are, as far as what they cost is counted. */
  account: string
  /** Throws where there is no room for files of these sizes. */
  assertRoom(db: Executor, sizes: number[]): Promise<void>
  insert(tx: Transaction, files: KeptFile[]): Promise<Row[]>
}

/** What is known of bytes that are kept under `id`. */
type KeptFile = Pick<typeof table.$inferInsert, 'name' | 'mimeType' | 'size' | 'width' | 'height'> & { id: string }

/** Keeps the files of a form's field `files`, all or none, and gives back the rows that `insert` writes of them. */
export async function keepFiles<Row>(context: ApiContext, form: FormData, { account, ...keeping }: Keeping<Row>) {
  const { db, storage } = context
  const given = filesOf(form)
  await keeping.assertRoom(
    db,
    given.map(({ size }) => size),
  )
  const prepared = await prepareFiles(context, given, { userId: account })
  const kept = prepared.map((file) => ({ id: randomUUID(), ...file }))
  try {
    // Each to its end: what is still being written while the others are taken away would stay.
    const written = await Promise.allSettled(kept.map(({ id, bytes }) => storage.put(id, bytes)))
    const failure = written.find((one) => one.status === 'rejected')
    if (failure) throw failure.reason
    const files = kept.map(({ bytes, ...file }) => ({ ...file, size: bytes.byteLength }))
    return await db.transaction((tx) => keeping.insert(tx, files))
  } catch (error) {
    await Promise.allSettled(kept.map(({ id }) => storage.delete(id)))
    throw error
  }
}

/** Keeps what somebody sends; files of the control panel are public, others private. */
export async function uploadFiles(context: ApiContext, caller: Principal, form: FormData) {
  const ownership = {
    isPublic: caller.role !== 'CONTACT',
    ownerId: caller.userId,
    organisationId: caller.organisation,
  }
  const rows = await keepFiles(context, form, {
    account: caller.userId,
    assertRoom: (db, sizes) => assertRoomForFiles(db, caller, sizes),
    async insert(tx, files) {
      await claimRoomForFiles(
        tx,
        caller,
        files.map(({ size }) => size),
      )
      const rows = await tx
        .insert(table)
        .values(files.map((file) => ({ ...file, ...ownership })))
        .returning()
      const told = { to: 'uploaded', userId: caller.userId } as const
      await recordStateChanges(
        tx,
        rows
          .filter(({ isPublic }) => isPublic)
          .map(({ id, width }) => ({ ...told, entity: width === null ? 'file' : 'picture', entityId: id })),
      )
      return rows
    },
  })
  return rows.map(presentFile)
}
