/** Files that a session has for its participants, and megabytes of each. */
export const mostSessionFiles = 20
export const sessionFileMegabytes = 20

/** How names of files end whose bytes are of a type; the first where a name ends otherwise. */
const endings: Record<string, readonly string[]> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'text/plain; charset=utf-8': ['txt', 'csv', 'md'],
}

/** What a file chooser offers. */
export const sessionFileTypes = [...Object.values(endings).flat(), 'gif'].map((ending) => `.${ending}`).join(',')

/** A name that ends as its bytes are: no text is saved as something that a machine would run. */
export function fileNameFor(mimeType: string, name: string): string {
  const known = endings[mimeType] ?? []
  const own = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return known.length === 0 || known.includes(own) ? name : `${name}.${known[0]}`
}
