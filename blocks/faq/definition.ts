import { object, string } from 'yup'
import { graphql } from '../../src/ui/gql/gql.ts'
import { localeFlags } from '../../src/ui/graphql.ts'
import { defineBlock } from '../define-block.ts'

export const faqQuery = graphql(`
  query FaqBlock($en: Boolean!, $fr: Boolean!) {
    faqs(limit: 999, sort: ["sequence:ASC"]) {
      items {
        _id
        question { ...Text }
        answer { ...Text }
      }
    }
  }
`)

export const faqBlock = defineBlock({
  type: 'faq',
  schema: object({ title: string().trim().required() }).noUnknown().meta({ title: 'FaqData' }),
  source: 'instance',
  fields: { title: { kind: 'text' } },
  query: { document: faqQuery, variables: (_content, page) => localeFlags(page.locale) },
  component: () => import('./faq.tsx'),
})
