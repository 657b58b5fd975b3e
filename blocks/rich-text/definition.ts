import { object, string } from 'yup'
import { namelessPictures } from '../../src/domain/content.ts'
import { graphql } from '../../src/ui/gql/gql.ts'
import { localeFlags } from '../../src/ui/graphql.ts'
import { defineBlock } from '../kit/define-block.ts'

const picturesQuery = graphql(`
  query RichTextBlock($ids: [String]!, $en: Boolean!, $fr: Boolean!) {
    pictures(ids: $ids) {
      url
      alternativeText { ...Text }
    }
  }
`)

export const richTextBlock = defineBlock({
  type: 'rich-text',
  schema: object({
    title: string().trim().required(),
    /** Markdown. */
    text: string().trim().required(),
  }),
  source: 'instance',
  picture: '............/.TTTT......./.....tttttt./.....tttttt./.....ttttt../.....tttttt./.....tttt.../............',
  reads: ['path'],
  fields: { title: { kind: 'text' }, text: { kind: 'markdown' } },
  query: {
    document: picturesQuery,
    variables({ text }, { locale }) {
      const ids = namelessPictures(text)
      return ids.length > 0 ? { ids, ...localeFlags(locale) } : null
    },
  },
  component: () => import('./rich-text.tsx'),
})
