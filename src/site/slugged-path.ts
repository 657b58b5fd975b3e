import { slugBases } from '../domain/slugged.ts'
import { graphql } from '../ui/gql/gql.ts'
import type { Page } from './page.ts'
import { dataOf, PageMoved } from './page-error.ts'
import type { PageRequest } from './page-request.ts'
import type { RunQuery } from './run-query.ts'
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

/** Throws where what is not found was called so before; asked of nothing else. */
export async function assertNotRenamed({ definition, context }: PageRequest, runQuery: RunQuery) {
  const { slugged: kind } = definition
  const { locale, params } = context
  if (!kind) return
  const result = await runQuery(oldSlugQuery, { kind, slug: params.slug ?? '', locale })
  const [failure] = result.errors
  if (failure && failure.status < 500) return
  const path = slugPaths(slugBases[kind], dataOf(result).oldSlug?.slug)[locale]
  if (decodeURI(path) !== context.path) throw new PageMoved(path)
}
