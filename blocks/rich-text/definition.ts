import { object, string } from 'yup'
import { defineBlock } from '../define-block.ts'

export const richTextBlock = defineBlock({
  type: 'rich-text',
  schema: object({
    title: string().trim().required(),
    /** Markdown. */
    text: string().trim().required(),
  })
    .noUnknown()
    .meta({ title: 'RichTextData' }),
  source: 'instance',
  reads: ['path'],
  fields: { title: { kind: 'text' }, text: { kind: 'markdown' } },
  component: () => import('./rich-text.tsx'),
})
