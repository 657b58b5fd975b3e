import type { Localized } from '../../../domain/locales.ts'
import { isRecord } from '../../../domain/values.ts'
import { callPanel } from '../model/call-panel.ts'

/** A picture of the library, as its editor chooses it. */
export interface LibraryPicture {
  _id: string
  name: string
  url: string
  decorative: boolean
  alternativeText: Localized<string | null> | null
}

interface Found {
  items: readonly LibraryPicture[]
  total: number
}

const isFound = (body: unknown): body is Found => isRecord(body) && Array.isArray(body.items)

/** A page of the library, the newest first; null where nobody answers. */
export async function listPictures(search: string, page = 1, limit = 12): Promise<Found | null> {
  const query = new URLSearchParams({ page: String(page), limit: String(limit), ...(search && { search }) })
  const { status, body } = await callPanel(`/control-panel/media/pictures?${query}`)
  return status === 200 && isFound(body) ? body : null
}
