import { homepageOffer } from '../../schemas/static-content.ts'
import { defineBlock, type Field } from '../kit/define-block.ts'

const item: Field = { kind: 'group', fields: { title: { kind: 'text' }, text: { kind: 'multiline' } } }

export const homepageOfferBlock = defineBlock({
  type: 'homepage-offer',
  schema: homepageOffer,
  source: 'static-content',
  shownOn: 'homepage',
  picture: '.TTTTT....../............/.pp.pp.pp.../.kk.kk.kk.../............/.pp.pp....../.kk.kk....../............',
  fields: {
    title: { kind: 'text' },
    calendarTraining: item,
    tailoredTraining: item,
    onlineTraining: item,
    certificationTraining: item,
    coaching: item,
  },
  component: () => import('./homepage-offer.tsx'),
})
