import { allTexts } from '../../ui/all-texts.ts'
import { definePage } from '../screens/define-page.ts'

/** What stands at any other path, and where something is not there. */
export const notFoundPage = definePage({
  path: '*',
  access: 'everyone',
  unlisted: true,
  head(_data, { locale }) {
    const { title, text } = allTexts[locale]['not-found']
    return { status: 404, title, description: text, tilePattern: { seed: 'not-found', family: 'ochre' } }
  },
  screen: 'not-found',
})
