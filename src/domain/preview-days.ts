/** For how many days an address shows a draft to people without an account. */
export const previewDays = [1, 7, 30] as const

/** Begins the path of every such address. */
export const previewPath = '/preview'

/** A link that shows a draft: in use, past its time, or taken back. */
export const previewStates = ['open', 'ended', 'withdrawn'] as const
export type PreviewState = (typeof previewStates)[number]
