import { cookie } from '../../schemas/static-content.ts'
import { defineBlock } from '../kit/define-block.ts'

export const cookieBlock = defineBlock({
  type: 'cookie',
  schema: cookie,
  source: 'static-content',
  surrounding: 'before',
  shownOn: 'homepage',
  picture: 'kkkkkkkkkkkk/kTTTkkkkkkkk/kttttttkbbkk/kkkkkkkkkkkk/............/............/............/............',
  fields: {
    title: { kind: 'text' },
    text: { kind: 'multiline' },
    acceptLabel: { kind: 'text' },
    declineLabel: { kind: 'text' },
  },
  component: () => import('./cookie.tsx'),
})
