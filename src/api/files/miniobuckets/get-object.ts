import { extname } from 'node:path'
import { type ApiContext, ApiError } from '../../platform/index.ts'
import { presentFile } from '../files/present-file.ts'
import { findObject } from './find-object.ts'

/** What is known of an object, with the address of its bytes; `fileExt`, when given, must be the name's. */
export async function getObject(
  context: ApiContext,
  { fileExt, ...object }: { name: string; bucketName: string; fileExt?: string | undefined },
) {
  const file = await findObject(context, object)
  const extension = extname(file.name).slice(1).toLowerCase()
  if (fileExt && fileExt.replace(/^\./, '').toLowerCase() !== extension) throw new ApiError('NOT_FOUND')
  return presentFile(file)
}
