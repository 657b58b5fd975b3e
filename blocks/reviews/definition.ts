import { number, object, string } from 'yup'
import { graphql } from '../../src/ui/gql/gql.ts'
import { localeFlags } from '../../src/ui/graphql.ts'
import { defineBlock } from '../kit/define-block.ts'

const reviewsQuery = graphql(`
  query ReviewsBlock($limit: Int!, $en: Boolean!, $fr: Boolean!) {
    reviews(limit: $limit, sort: ["score:DESC"]) {
      total
      items {
        _id
        name
        score
        language
        role { ...Text }
        text { ...Text }
      }
    }
  }
`)

export const reviewsBlock = defineBlock({
  type: 'reviews',
  schema: object({
    title: string().trim().required(),
    limit: number().integer().min(1).max(12).required(),
  }),
  source: 'instance',
  picture: '.TTTT......./............/.kkkk.kkkk../.tttt.tttt../.ttt..ttt.../.c....c...../.kkkk.kkkk../............',
  fields: { title: { kind: 'text' }, limit: { kind: 'number', min: 1, max: 12 } },
  query: {
    document: reviewsQuery,
    variables: (content, page) => ({ limit: content.limit, ...localeFlags(page.locale) }),
  },
  component: () => import('./reviews.tsx'),
})
