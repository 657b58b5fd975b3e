import { tailored } from '../../schemas/static-content.ts'
import { defineBlock } from '../define-block.ts'

export const tailoredBlock = defineBlock({
  type: 'tailored',
  schema: tailored,
  source: 'static-content',
  fields: {
    title: { kind: 'text' },
    text: { kind: 'multiline' },
    buttonLabel: { kind: 'text' },
    steps: { kind: 'list', item: { kind: 'group', fields: { title: { kind: 'text' }, text: { kind: 'multiline' } } } },
  },
  component: () => import('./tailored.tsx'),
})
