import type { Localized } from '../../src/domain/locales.ts'
import { type LandingKind, landingPaths } from '../../src/domain/slugs.ts'
import type { CourseListBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'

type Facets = NonNullable<NonNullable<CourseListBlockQuery['filteredCourses']>['facets']>

interface Landing {
  key: string
  name: Partial<Localized<string | null>>
  paths: Localized
}

/** The pages of places or categories that have courses. */
export const landingsOf = (facets: Pick<Facets, LandingKind>, kind: LandingKind): Landing[] =>
  listed(facets[kind]).flatMap(({ value, name, count }) =>
    count > 0 ? [{ key: value, name, paths: landingPaths(kind, name) }] : [],
  )

/** Where a list with one place or one category chosen, and nothing else, has a page of its own. */
export function landingOf(facets: Facets, query: string): Localized | null {
  const [[kind, key] = [], ...others] = new URLSearchParams(query)
  if ((kind !== 'locations' && kind !== 'categories') || others.length > 0) return null
  return landingsOf(facets, kind).find((landing) => landing.key === key)?.paths ?? null
}
