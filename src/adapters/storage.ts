import { uuidPattern } from '../domain/values.ts'

/** How a browser is to take a file that it fetches by a link. */
interface LinkOptions {
  signedAt: Date
  /** Seconds from then on. */
  expiry: number
  contentType: string
  contentDisposition: string
}

/** Where the bytes of uploaded files are kept; ids are UUIDs, what a file is called stands in the database. */
export interface Storage {
  put(id: string, bytes: Uint8Array): Promise<void>
  /** null when nothing is kept under the id. */
  get(id: string): Promise<Buffer | null>
  delete(id: string): Promise<void>
  /** A link at which the store itself gives the file to whoever has it; null when the API has to. */
  link(id: string, options: LinkOptions): Promise<string | null>
}

/** The id in small letters; anything but a UUID throws, so that no id leads out of the store. */
export function checkedId(id: string): string {
  if (!uuidPattern.test(id)) throw new Error('A file id must be a UUID')
  return id.toLowerCase()
}
