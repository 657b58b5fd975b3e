import { object, string } from 'yup'
import { defineBlock } from '../kit/define-block.ts'
import { contact } from './contact.ts'

export const contactFormBlock = defineBlock({
  type: 'contact-form',
  schema: object({
    title: string().trim().required(),
    text: string().trim().required(),
    buttonLabel: string().trim().required(),
  }),
  source: 'instance',
  picture: '.TTTTT....../............/.fffff.fffff/............/.fffffffffff/.fffffffffff/.bb........./............',
  fields: { title: { kind: 'text' }, text: { kind: 'multiline' }, buttonLabel: { kind: 'text' } },
  reads: ['search'],
  forms: [contact],
  hydrate: 'interaction',
  component: () => import('./contact-form.tsx'),
})
