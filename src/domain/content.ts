/** What is looked at before something becomes public. Only 'missing' in Dutch stops it: the others fall back on that. */
export const findingKinds = [
  'missing',
  'alternative',
  'headings',
  'deadLink',
  'expiredLink',
  'longTitle',
  'longDescription',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** Letters that search engines still show. */
export const longestTitle = 60
export const longestDescription = 160

const address = '/images/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![0-9a-f-])'
const ownAddress = new RegExp(`^${address}`, 'i')
const nameless = new RegExp(String.raw`!\[\s*\]\(\s*<?${address}`, 'gi')

/** The id of an uploaded picture by an address of its: '/images/<id>?w=800', '/images/<id>/2'. */
export const pictureIdOf = (href: string): string | null => ownAddress.exec(href)?.[1]?.toLowerCase() ?? null

/** Uploaded pictures that a Markdown text shows without saying what they show: `![](/images/<id>)`. */
export const namelessPictures = (text: string): string[] => [
  ...new Set([...text.matchAll(nameless)].map(([, id = '']) => id.toLowerCase())),
]

/** For how many days an address shows a draft to people without an account. */
export const previewDays = [1, 7, 30] as const

/** Begins the path of every such address. */
export const previewPath = '/preview'

/** A link that shows a draft: in use, past its time, or taken back. */
export const previewStates = ['open', 'ended', 'withdrawn'] as const
export type PreviewState = (typeof previewStates)[number]

/** 'planned' waits for its time; 'published' and 'refused' were settled then, 'withdrawn' before it. */
export const planStates = ['planned', 'published', 'refused', 'withdrawn'] as const
export type PlanStatus = (typeof planStates)[number]

/** Why nothing of a plan became public: something newer was published meanwhile, texts are missing by now, or a slug is another page’s. */
export type PlanReason = 'newer' | 'incomplete' | 'slugInUse'

/** What a frequently asked question is about; a page shows those of its own subjects. */
export const faqSubjects = [
  'general',
  'registration',
  'payment',
  'training',
  'online',
  'visit',
  'rooms',
  'tailored',
] as const
export type FaqSubject = (typeof faqSubjects)[number]

export const youTubeAddress =
  /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtube-nocookie\.com\/embed\/|youtu\.be\/)([\w-]{11})(?:[?&#].*)?$/

/** The eleven-character id of a YouTube address, null when it is none (spec section 5). */
export const youTubeId = (address: string): string | null => youTubeAddress.exec(address)?.[1] ?? null

/** What is kept in lists beside pages and courses, as the calls of the API name one of each. */
export const keptKinds = [
  'faq',
  'review',
  'staffMember',
  'trainer',
  'location',
  'category',
  'theme',
  'language',
  'roomType',
  'cancellationTerms',
  'discountCode',
  'searchTerm',
  'evaluationQuestion',
] as const
export type KeptKind = (typeof keptKinds)[number]
