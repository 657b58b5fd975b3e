import { homepageUsps } from '../../schemas/static-content.ts'
import { defineBlock } from '../kit/define-block.ts'

export const homepageUspsBlock = defineBlock({
  type: 'homepage-usps',
  schema: homepageUsps,
  source: 'static-content',
  shownOn: 'homepage',
  picture: 'iiiiiiiiiiii/iiiiiiiiiiii/iTTiTTiTTiii/iTTiTTiTTiii/ittittittiii/iiiiiiiiiiii/iiiiiiiiiiii/............',
  fields: {
    items: { kind: 'list', item: { kind: 'group', fields: { figure: { kind: 'text' }, text: { kind: 'text' } } } },
  },
  component: () => import('./homepage-usps.tsx'),
})
