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
