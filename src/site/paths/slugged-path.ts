import type { Locale } from '../../domain/locales.ts'
import { type SluggedKind, slugBases } from '../../domain/slugs.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { Page } from '../render/loaded-page.ts'
import type { RunQuery } from '../render/run-query.ts'
import { dataOf, PageMoved } from '../screens/page-error.ts'
import type { PageRequest } from '../screens/page-request.ts'
import { slugPaths } from './slug-paths.ts'

const oldSlugQuery = graphql(`
  query OldSlug($kind: String!, $slug: String!, $locale: String!) {
    oldSlug(kind: $kind, slug: $slug, locale: $locale) { slug { nl en fr } }
  }
`)

/** Throws where the page is known by the slug of another language, or by its id. */
export function assertOwnPath({ definition, paths }: Page, { path, locale }: PageRequest['context']) {
  if (definition.slugged && decodeURI(paths[locale]) !== path) throw new PageMoved(paths[locale])
}

/** Where what had that slug before has its page now; null when nothing ever had it. */
export async function renamedPath(kind: SluggedKind, slug: string, locale: Locale, runQuery: RunQuery) {
  const result = await runQuery(oldSlugQuery, { kind, slug, locale })
  const [failure] = result.errors
  if (failure && failure.status < 500) return null
  return slugPaths(slugBases[kind], dataOf(result).oldSlug?.slug)[locale]
}

/** Throws where what is not found was called so before; asked of nothing else. */
export async function assertNotRenamed({ definition, context }: PageRequest, runQuery: RunQuery) {
  const { slugged: kind } = definition
  const { locale, params, path } = context
  const now = kind && (await renamedPath(kind, params.slug ?? '', locale, runQuery))
  if (now && decodeURI(now) !== path) throw new PageMoved(now)
}
