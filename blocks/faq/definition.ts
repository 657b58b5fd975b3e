import { array, object, string } from 'yup'
import { faqSubject } from '../../schemas/site-content.ts'
import { faqSubjects } from '../../src/domain/content.ts'
import { inLocale } from '../../src/domain/locales.ts'
import { graphql } from '../../src/ui/gql/gql.ts'
import { localeFlags } from '../../src/ui/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { defineBlock } from '../kit/define-block.ts'

const faqQuery = graphql(`
  query FaqBlock($en: Boolean!, $fr: Boolean!, $subject: String) {
    faqs(limit: 999, sort: ["sequence:ASC"], subject: $subject) {
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
  schema: object({
    title: string().trim().required(),
    /** Whose questions it shows; all when none is named. */
    subjects: array(faqSubject.required()).max(faqSubjects.length),
  }),
  source: 'instance',
  picture: '............/.TTT.tttttt./.....kkkkkk./.TT..tttttt./.....kkkkkk./.....tttttt./.....kkkkkk./............',
  fields: { title: { kind: 'text' }, subjects: { kind: 'list', item: { kind: 'choice', options: faqSubjects } } },
  query: {
    document: faqQuery,
    variables: ({ subjects }, page) => ({ ...localeFlags(page.locale), subject: subjects?.join(',') || undefined }),
  },
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
