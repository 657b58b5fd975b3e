import { inLocale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { localeFlags } from '../../ui/graphql.ts'
import { definePage } from '../define-page.ts'
import { SlugPageDocument } from '../page-query.gen.ts'
import { placedBlocks } from '../placed-blocks.ts'
import { slugPaths } from '../slug-paths.ts'

/** A page that editors made, under its translated slug. */
export const staticPage = definePage({
  path: '/page/:slug',
  access: 'everyone',
  slugged: 'pages',
  isArranged: true,
  query: {
    document: SlugPageDocument,
    variables: ({ locale, params }) => ({ slug: params.slug ?? '', ...localeFlags(locale) }),
    isThere: ({ page }) => Boolean(page),
  },
  head: ({ page }, { locale }) => ({
    title: inLocale(page?.title, locale) ?? '',
    description: inLocale(page?.seoDescription, locale) ?? '',
    paths: slugPaths('/page', page?.slug),
    crumbs: [
      { name: allTexts[locale].navigation.homePage, path: '/' },
      { name: inLocale(page?.title, locale) ?? '', path: slugPaths('/page', page?.slug)[locale] },
    ],
    floor: { seed: page?.key ?? '', family: 'sage' },
  }),
  layout: ({ page }) => placedBlocks(page?.layout),
})
