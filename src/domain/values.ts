/** Nothing was filled in there: the Dutch is shown, or a gap. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A JSON object, of which nothing else is known. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An id of ours; the database takes no other where one is asked for. */
export const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** As many rows as a list shows at once, chosen, with what stands beside them. */
const mostEntries = 1000

/** More entries than any form of ours sends. */
export class TooManyEntries extends Error {}

const formType = /^(?:(application\/x-www-form-urlencoded)|multipart\/form-data)\s*(?:;|$)/i

/** Whether a media type is what forms of pages send. */
export const isFormType = (type: string) => formType.test(type)

/** The marker between two entries, and the type that says so to the parser: of a type with two markers it takes ours. */
function markerOf(type: string): [marker: string, type: string] {
  if (formType.exec(type)?.[1]) return ['&', 'application/x-www-form-urlencoded']
  const [, quoted, bare = ''] = /;\s*boundary=(?:"([^"\r\n]+)"|([^\s;"]+))/i.exec(type) ?? []
  const boundary = quoted ?? bare
  return [`--${boundary}`, `multipart/form-data; boundary="${boundary}"`]
}

/**
 * What a form says, in order. Its entries are counted before they are read, since reading very many takes the square of
 * their number: TooManyEntries beyond 1,000. What is no form throws.
 */
export async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  const [marker, type] = markerOf(contentType)
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = buffer.indexOf(marker); at >= 0; at = buffer.indexOf(marker, at + marker.length)) {
    count += 1
    if (count > mostEntries) throw new TooManyEntries()
  }
  return new Response(bytes, { headers: { 'Content-Type': type } }).formData()
}

/** Fewer letters of a name than that no index finds. */
export const shortestSearch = 3
