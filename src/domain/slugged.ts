import { landingBases } from './landing-paths.ts'

/** What has an address of its own in each language, and the path below which its slug stands. */
export const slugBases = { courses: '/courses', pages: '/page', ...landingBases } as const
export type SluggedKind = keyof typeof slugBases

export const isSlugged = (kind: string): kind is SluggedKind => Object.hasOwn(slugBases, kind)
