import { banner } from '../../schemas/static-content.ts'
import { uuidPattern } from '../../src/domain/values.ts'
import { graphql } from '../../src/ui/gql/gql.ts'
import { localeFlags } from '../../src/ui/graphql.ts'
import { defineBlock } from '../kit/define-block.ts'

const bannerQuery = graphql(`
  query BannerBlock($ids: [String]!, $en: Boolean!, $fr: Boolean!) {
    pictures(ids: $ids) { ...Picture }
  }
`)

export const bannerBlock = defineBlock({
  type: 'banner',
  schema: banner,
  source: 'static-content',
  shownOn: 'homepage',
  picture: '......pppppp/.TTTT.pppppp/.TTT..pppppp/.tttt.pppppp/.ttt..pppppp/.bb...pppppp/......pppppp/......pppppp',
  fields: {
    image: { kind: 'image' },
    highlightTitle: { kind: 'text' },
    highlightText: { kind: 'multiline' },
    buttonLabel: { kind: 'text' },
    url: { kind: 'link' },
  },
  query: {
    document: bannerQuery,
    variables: ({ image }, page) =>
      image && uuidPattern.test(image) ? { ids: [image], ...localeFlags(page.locale) } : null,
  },
  component: () => import('./banner.tsx'),
})
