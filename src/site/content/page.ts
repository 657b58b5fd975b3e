import { footer, type PageContentType, pageData } from '../../../schemas/static-content.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import { supplierIn } from '../../domain/provider.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'
import type { ContentPageQuery } from '../../ui/gql/graphql.ts'
import { localeFlags } from '../../ui/graphql.ts'
import { slugPaths } from '../paths/slugged-path.ts'
import { contentOf } from '../screens/content-of.ts'
import { definePage, type PageDefinition } from '../screens/define-page.ts'
import { type PlacedBlock, placedBlocks } from '../screens/placed-blocks.ts'
import type { Site } from '../screens/site.ts'
import { type Contact, organisationJsonLd } from './json-ld.ts'
import { ContentPageDocument, SlugPageDocument } from './page-query.gen.ts'

/** The way to a page that stands right below the home page. */
const crumbsBelowStart = (name: string, path: string, locale: Locale): Crumb[] => [
  { name: allTexts[locale].navigation.homePage, path: '/' },
  { name, path },
]

interface Own extends Pick<PageDefinition, 'search' | 'canonical' | 'hasListAlone'> {
  /** What everything else is found from has no way to it. */
  isStart?: true
  jsonLd?: (blocks: PlacedBlock[], locale: Locale, site: Site) => object[]
}

const blocksOf = (content: ContentPageQuery['staticContent']): PlacedBlock[] =>
  placedBlocks(content && 'layout' in content ? content.layout : null)

/** A page that editors arrange: the blocks of the static content of its type. */
export const contentPage = (
  path: string,
  type: PageContentType,
  { jsonLd, isStart, ...own }: Own = {},
): PageDefinition =>
  definePage({
    ...own,
    path,
    access: 'everyone',
    isArranged: true,
    arrangedIn: type,
    query: {
      document: ContentPageDocument,
      variables: ({ locale }) => ({ type, locale, ...localeFlags(locale) }),
      isThere: ({ staticContent }) => Boolean(staticContent && 'layout' in staticContent),
    },
    head({ staticContent }, { locale }, site) {
      const values = staticContent && 'data' in staticContent ? staticContent.data : null
      const { title, seoDescription } = contentOf(pageData.pick(['title', 'seoDescription']), values, locale)
      return {
        title,
        description: seoDescription,
        tilePattern: { seed: type, family: 'terra' },
        ...(!isStart && { crumbs: crumbsBelowStart(title, path, locale) }),
        jsonLd: jsonLd?.(blocksOf(staticContent), locale, site),
      }
    },
    layout: ({ staticContent }) => blocksOf(staticContent),
  })

const contact = footer.pick(['name', 'address', 'zip', 'city', 'phone', 'email'])

/** As the page's own footer has it; where an editor took that away, as documents have it. */
function contactIn(blocks: readonly PlacedBlock[], locale: Locale): Contact {
  const values = blocks.find(({ type }) => type === 'footer')?.values
  return values && contact.isValidSync(values.nl) ? contentOf(contact, values, locale) : { ...supplierIn(locale) }
}

export const homePage = contentPage('/', 'homepage', {
  isStart: true,
  jsonLd: (blocks, locale, site) => [organisationJsonLd(site, contactIn(blocks, locale))],
})

/** A page that editors made, under its translated slug. */
export const staticPage = definePage({
  path: '/page/:slug',
  access: 'everyone',
  slugged: 'pages',
  isArranged: true,
  query: {
    document: SlugPageDocument,
    variables: ({ locale, params }) => ({ slug: params.slug ?? '', locale, ...localeFlags(locale) }),
    isThere: ({ page }) => Boolean(page),
  },
  head({ page }, { locale }) {
    const title = inLocale(page?.title, locale) ?? ''
    const paths = slugPaths('/page', page?.slug)
    return {
      title,
      description: inLocale(page?.seoDescription, locale) ?? '',
      paths,
      crumbs: crumbsBelowStart(title, paths[locale], locale),
      tilePattern: { seed: page?.key ?? '', family: 'sage' },
    }
  },
  layout: ({ page }) => placedBlocks(page?.layout),
})
