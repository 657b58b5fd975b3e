const address = '/images/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![0-9a-f-])'
const ownAddress = new RegExp(`^${address}`, 'i')
const nameless = new RegExp(String.raw`!\[\s*\]\(\s*<?${address}`, 'gi')

/** The id of an uploaded picture by its address: '/images/<id>?w=800'. */
export const pictureIdOf = (href: string): string | null => ownAddress.exec(href)?.[1]?.toLowerCase() ?? null

/** Uploaded pictures that a Markdown text shows without saying what they show: `![](/images/<id>)`. */
export const namelessPictures = (text: string): string[] => [
  ...new Set([...text.matchAll(nameless)].map(([, id = '']) => id.toLowerCase())),
]
