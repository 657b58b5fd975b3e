import { object, string } from 'yup'
import { inLocale } from '../../src/domain/locales.ts'
import { graphql } from '../../src/ui/gql/gql.ts'
import { localeFlags } from '../../src/ui/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { defineBlock } from '../define-block.ts'

const faqQuery = graphql(`
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

/** Markdown's links, read as their words. */
const plain = (markdown: string | null) => markdown?.replaceAll(/\[([^[\]]+)\]\([^()]*\)/g, '$1') ?? ''

export const faqBlock = defineBlock({
  type: 'faq',
  schema: object({ title: string().trim().required() }).noUnknown().meta({ title: 'FaqData' }),
  source: 'instance',
  fields: { title: { kind: 'text' } },
  query: { document: faqQuery, variables: (_content, page) => localeFlags(page.locale) },
  jsonLd: ({ faqs }, { locale }) => ({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: listed(faqs?.items).map(({ question, answer }) => ({
      '@type': 'Question',
      name: inLocale(question, locale),
      acceptedAnswer: { '@type': 'Answer', text: plain(inLocale(answer, locale)) },
    })),
  }),
  component: () => import('./faq.tsx'),
})
