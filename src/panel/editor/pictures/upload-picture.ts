import { isRecord } from '../../../domain/is-record.ts'
import { sendWithProgress } from '../../media/send-with-progress.ts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
const largest = 20 * 1024 * 1024

export type Uploaded = { id: string } | { error: 'notPicture' | 'tooLarge' | 'notUploaded' } | null

function idIn(text: string): string | null {
  const files: unknown = JSON.parse(text)
  const [file]: unknown[] = Array.isArray(files) ? files : []
  return isRecord(file) && typeof file._id === 'string' && file.width ? file._id : null
}

/** Adds a picture to the library; why not, or null where it was called off. */
export async function uploadPicture(
  file: File,
  options: { onPercent: (percent: number) => void; signal: AbortSignal },
): Promise<Uploaded> {
  if (!pictureTypes.includes(file.type)) return { error: 'notPicture' }
  if (file.size > largest) return { error: 'tooLarge' }
  const body = new FormData()
  body.append('files', file)
  const sent = await sendWithProgress('/control-panel/media/upload', body, options)
  if (!sent) return null
  const id = sent.status === 201 ? idIn(sent.text) : null
  if (id) return { id }
  return { error: sent.status === 201 || sent.status === 415 ? 'notPicture' : 'notUploaded' }
}
