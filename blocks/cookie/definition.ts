import { cookie } from '../../schemas/static-content.ts'
import { defineBlock } from '../define-block.ts'

export const cookieBlock = defineBlock({
  type: 'cookie',
  schema: cookie,
  source: 'static-content',
  fields: {
    title: { kind: 'text' },
    text: { kind: 'multiline' },
    acceptLabel: { kind: 'text' },
    declineLabel: { kind: 'text' },
  },
  component: () => import('./cookie.tsx'),
})
