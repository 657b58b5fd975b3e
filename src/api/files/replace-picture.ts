import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { pictureVersion, replacedAlternative } from '../../../schemas/file.ts'
import { differencesOf, recordStateChange } from '../../db/record-state-change.ts'
import { type files, replacedPictures } from '../../db/tables.ts'
import { type ApiContext, ApiError, bodyReader, invalid, type Principal, pick, uuidPattern } from '../platform/index.ts'
import { objectOf } from './files.ts'
import { lockMedia, updateMedia } from './media-picture.ts'
import { assertFileSize, prepareFiles } from './upload-files.ts'

type FileRow = typeof files.$inferSelect

/** What goes with a file of a picture, and comes back with it. */
const described = [
  'name',
  'mimeType',
  'size',
  'focalX',
  'focalY',
  'alternativeText',
  'decorative',
] as const satisfies (keyof FileRow)[]

/** What the journal tells of it. */
const told = (row: Pick<FileRow, 'name' | 'width' | 'height' | 'alternativeText'>) => ({
  name: row.name,
  pixels: `${row.width} × ${row.height}`,
  alternativeText: row.alternativeText,
})

/** Pixels: what is narrower looks blurred on a telephone already. */
const leastWidth = 400

/** The file as it will be kept; 400 and 415 for what is no picture, or a smaller one than pages need. */
async function preparePicture(context: ApiContext, caller: Principal, form: FormData, present: FileRow) {
  const file = form.get('file')
  if (!(file instanceof File)) throw invalid('file', 'error.required')
  assertFileSize(file, 'file')
  const [prepared] = await prepareFiles(context, [file], caller, () => 'file').catch((error: unknown) => {
    const isOther = error instanceof ApiError && error.code === 'UNSUPPORTED_TYPE'
    throw isOther ? new ApiError('UNSUPPORTED_TYPE', [{ path: 'file', message: 'error.picture' }]) : error
  })
  if (!prepared || !('width' in prepared))
    throw new ApiError('UNSUPPORTED_TYPE', [{ path: 'file', message: 'error.picture' }])
  if (prepared.width < Math.min(leastWidth, present.width ?? 0)) throw invalid('file', 'error.pictureTooSmall')
  return prepared
}

const readVersion = bodyReader(pictureVersion)
const readAlternative = bodyReader(replacedAlternative)

/** What the picture shows from now on, where the form says so. */
async function alternativeIn(form: FormData) {
  if (!form.has('decorative')) return {}
  const given = ['decorative', 'nl', 'en', 'fr'].map((name) => [name, form.get(name) ?? undefined])
  const { decorative, nl, en, fr } = await readAlternative(Object.fromEntries(given))
  return { decorative, alternativeText: nl ? { nl, en: en ?? null, fr: fr ?? null } : null }
}

/** Of a picture of the same proportions the same point is looked at; of another one nobody knows it yet. */
function focusOf(present: FileRow, { width, height }: { width: number; height: number }) {
  const before = (present.width ?? 1) / (present.height ?? 1)
  const isSameShape = Math.abs(width / height / before - 1) < 0.02
  return isSameShape ? {} : { focalX: 0.5, focalY: 0.5 }
}

interface Replacement extends Partial<typeof files.$inferInsert> {
  objectId: string
}

/** Puts other bytes in the place of a picture's own, which are kept; 409 where it has others than those that were seen. */
async function putInPlace(
  { db }: Pick<ApiContext, 'db'>,
  { id, version, caller, event }: { id: string; version: number; caller: Principal; event: string },
  replacementOf: (present: FileRow, tx: Parameters<typeof lockMedia>[0]) => Promise<Replacement>,
) {
  return db.transaction(async (tx) => {
    const present = await lockMedia(tx, id)
    if (present.version !== version) throw new ApiError('VERSION_CONFLICT')
    const replacement = await replacementOf(present, tx)
    const { width, height } = present
    if (width === null || height === null) throw new ApiError('NOT_FOUND')
    const former = { ...pick(present, ...described), width, height, fileId: present.id, id: objectOf(present) }
    await tx.insert(replacedPictures).values(former)
    const differences = differencesOf(told(present), told({ ...present, ...replacement }))
    await recordStateChange(tx, 'picture', present.id, { to: event, userId: caller.userId, differences })
    return updateMedia(tx, present.id, { ...replacement, version: version + 1 })
  })
}

/** A new file in the place of a picture's own: whatever shows the picture shows that one. */
export async function replacePicture(context: ApiContext, caller: Principal, id: string, form: FormData) {
  const { db, storage } = context
  const { version } = await readVersion({ version: form.get('version') ?? undefined })
  const alternative = await alternativeIn(form)
  const present = await db.transaction((tx) => lockMedia(tx, id))
  if (present.version !== version) throw new ApiError('VERSION_CONFLICT')
  const { bytes, ...prepared } = await preparePicture(context, caller, form, present)
  const objectId = randomUUID()
  await storage.put(objectId, bytes)
  const asked = { id, version, caller, event: 'picture-replaced' }
  try {
    return await putInPlace(context, asked, async (now) => ({
      ...prepared,
      ...alternative,
      ...focusOf(now, prepared),
      size: bytes.byteLength,
      objectId,
    }))
  } catch (error) {
    await storage.delete(objectId)
    throw error
  }
}

const formerOf = (id: string, former: string) => and(eq(replacedPictures.id, former), eq(replacedPictures.fileId, id))

/** A file that a picture had before in its place again, with what was said of it; the present one is kept likewise. */
export async function restorePicture(
  context: ApiContext,
  caller: Principal,
  { id, former, version }: { id: string; former: string; version: number },
) {
  if (!uuidPattern.test(former)) throw new ApiError('NOT_FOUND')
  return putInPlace(context, { id, version, caller, event: 'picture-restored' }, async (_present, tx) => {
    const [row] = await tx.delete(replacedPictures).where(formerOf(id, former)).returning()
    if (!row) throw new ApiError('NOT_FOUND')
    return { ...pick(row, ...described, 'width', 'height'), objectId: row.id }
  })
}

/** As wide as the panel shows it. */
const previewWidth = 400

/** What a picture was before, small; 404 for what it never was. */
export async function drawFormer({ db, storage }: ApiContext, id: string, former: string) {
  const isKnown = uuidPattern.test(id) && uuidPattern.test(former)
  const [row] = isKnown ? await db.select().from(replacedPictures).where(formerOf(id, former)) : []
  const bytes = row && (await storage.get(row.id))
  if (!bytes) throw new ApiError('NOT_FOUND')
  return new Uint8Array(await sharp(bytes).resize({ width: previewWidth, withoutEnlargement: true }).webp().toBuffer())
}
