import { inLocale } from '../../domain/locales.ts'
import { localeFlags } from '../../ui/graphql.ts'
import { crumbsBelowStart } from '../chrome/crumbs-below-start.ts'
import { slugPaths } from '../paths/slug-paths.ts'
import { SlugPageDocument } from '../render/page-query.gen.ts'
import { placedBlocks } from '../render/placed-blocks.ts'
import { definePage } from '../screens/define-page.ts'

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
      floor: { seed: page?.key ?? '', family: 'sage' },
    }
  },
  layout: ({ page }) => placedBlocks(page?.layout),
})
