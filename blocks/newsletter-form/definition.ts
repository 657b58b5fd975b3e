import { object, string } from 'yup'
import { defineBlock } from '../kit/define-block.ts'
import { subscription } from './subscription.ts'

export const newsletterFormBlock = defineBlock({
  type: 'newsletter-form',
  schema: object({
    title: string().trim().required(),
    text: string().trim().required(),
    buttonLabel: string().trim().required(),
  }),
  source: 'instance',
  picture: '............/.TTTTTT...../.ttttttt..../............/.ffffffbbb../.ffffffbbb../............/............',
  fields: { title: { kind: 'text' }, text: { kind: 'multiline' }, buttonLabel: { kind: 'text' } },
  forms: [subscription],
  hydrate: 'interaction',
  component: () => import('./newsletter-form.tsx'),
})
