import type { PageContext } from '../define-block.ts'

interface Preset {
  location?: string | null
  category?: string | null
}

/** A list of one place or one category, whatever page it stands on. */
export const hasPreset = ({ location, category }: Preset): boolean => Boolean(location || category)

/** For such a list, the page of courses with that filter chosen: what its links lead on from. */
export function withPreset(content: Preset, page: PageContext): PageContext {
  if (!hasPreset(content)) return page
  const { location, category } = content
  const search = { ...(category && { categories: [category] }), ...(location && { locations: [location] }) }
  return { ...page, path: '/courses', search }
}
