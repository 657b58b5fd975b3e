import { banner } from '../../schemas/static-content.ts'
import { defineBlock } from '../define-block.ts'

export const bannerBlock = defineBlock({
  type: 'banner',
  schema: banner,
  source: 'static-content',
  fields: {
    image: { kind: 'image' },
    highlightTitle: { kind: 'text' },
    highlightText: { kind: 'multiline' },
    buttonLabel: { kind: 'text' },
    url: { kind: 'link' },
  },
  component: () => import('./banner.tsx'),
})
