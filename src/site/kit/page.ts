import { allTexts } from '../../ui/all-texts.ts'
import { definePage } from '../screens/define-page.ts'
import { PageError } from '../screens/page-error.ts'
import { newsletterExample } from './examples.ts'

/** Every part of the kit in every state, for whoever builds with them; only where the database is a trial one. */
export const kitPage = definePage({
  path: '/dev/kit',
  access: 'everyone',
  unlisted: true,
  head(_data, { locale }, site) {
    if (!site.hasKit) throw new PageError(404, 'Not there')
    const { title, description } = allTexts[locale]['kit-page']
    return { title, description, floor: { seed: 'kit', family: 'sage' } }
  },
  screen: 'kit',
  // The one form that is alive: the block that editors place.
  layout: () => [newsletterExample],
})
