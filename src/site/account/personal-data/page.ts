import { allTexts } from '../../../ui/all-texts.ts'
import { definePage } from '../../define-page.ts'

/** Where the account begins (spec section 2). */
export const personalDataPage = definePage({
  path: '/my-account',
  access: 'contact',
  area: 'account',
  head(_data, { locale }) {
    const texts = allTexts[locale]
    return {
      title: texts['account-layout'].personalData,
      description: texts['personal-data'].description,
      floor: { seed: 'account', family: 'sage' },
    }
  },
  screen: 'account/personal-data',
  component: () => import('./personal-data.tsx'),
})
