import { type PageContentType, pageData } from '../../../schemas/static-content.ts'
import type { Locale } from '../../domain/locales.ts'
import type { ContentPageQuery } from '../../ui/gql/graphql.ts'
import { localeFlags } from '../../ui/graphql.ts'
import { crumbsBelowStart } from '../chrome/crumbs-below-start.ts'
import { ContentPageDocument } from '../render/page-query.gen.ts'
import { type PlacedBlock, placedBlocks } from '../render/placed-blocks.ts'
import { contentOf } from '../screens/content-of.ts'
import { definePage, type PageDefinition } from '../screens/define-page.ts'
import type { Site } from '../site.ts'

interface Own extends Pick<PageDefinition, 'search' | 'canonical'> {
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
        floor: { seed: type, family: 'terra' },
        ...(!isStart && { crumbs: crumbsBelowStart(title, path, locale) }),
        jsonLd: jsonLd?.(blocksOf(staticContent), locale, site),
      }
    },
    layout: ({ staticContent }) => blocksOf(staticContent),
  })
