import { allTexts } from '../../ui/all-texts.ts'
import { definePage } from '../define-page.ts'

/** What starts when, month by month. */
export const calendarPage = definePage({
  path: '/calendar',
  access: 'everyone',
  search: ['month'],
  head(_, { locale }) {
    const { title, text } = allTexts[locale]['course-calendar']
    return { title, description: text, floor: { seed: 'calendar', family: 'sky' } }
  },
  layout(_, { locale }) {
    const { title, text } = allTexts[locale]['course-calendar']
    return [{ id: 'calendar', type: 'course-calendar', values: { nl: { title, text } } }]
  },
})
