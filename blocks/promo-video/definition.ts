import { object, string } from 'yup'
import { videoAddress } from '../../schemas/video-address.ts'
import { defineBlock } from '../kit/define-block.ts'

/** Each language has its own film; English has none (spec section 1). */
export const promoVideoBlock = defineBlock({
  type: 'promo-video',
  schema: object({
    title: string().trim().required(),
    text: string().trim().required(),
    video: videoAddress.required(),
  }),
  source: 'instance',
  picture: '............/.iiiiiiTTTT./.iiiiiitttt./.iiciiittt../.iiiiii...../.iiiiii...../.iiiiii...../............',
  locales: ['nl', 'fr'],
  fields: { title: { kind: 'text' }, text: { kind: 'multiline' }, video: { kind: 'url' } },
  hydrate: 'interaction',
  component: () => import('./promo-video.tsx'),
})
