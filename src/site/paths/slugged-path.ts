import { inLocale, type Locale } from '../../domain/locales.ts'
import { type SluggedKind, slugBases } from '../../domain/slugs.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import type { PageDefinition } from '../screens/define-page.ts'
import { dataOf, PageMoved } from '../screens/page-error.ts'
import type { RunQuery } from '../screens/run-query.ts'

/** The path in each language of what stands under `base` by a translated slug. */
export function slugPaths(base: string, slug: Parameters<typeof inLocale<string>>[0]): Record<Locale, string> {
  const of = (locale: Locale) => `${base}/${encodeURIComponent(inLocale(slug, locale) ?? '')}`
  return { nl: of('nl'), en: of('en'), fr: of('fr') }
}

const oldSlugQuery = graphql(`
  query OldSlug($kind: String!, $slug: String!, $locale: String!) {
    oldSlug(kind: $kind, slug: $slug, locale: $locale) { slug { nl en fr } }
  }
`)

/** Throws where the page is known by the slug of another language, or by its id. */
export function assertOwnPath(
  { definition, paths }: { definition: PageDefinition; paths: Record<Locale, string> },
  { path, locale }: PageContext,
) {
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
export async function assertNotRenamed(
  { definition, context }: { definition: PageDefinition; context: PageContext },
  runQuery: RunQuery,
) {
  const { slugged: kind } = definition
  const { locale, params, path } = context
  const now = kind && (await renamedPath(kind, params.slug ?? '', locale, runQuery))
  if (now && decodeURI(now) !== path) throw new PageMoved(now)
}
