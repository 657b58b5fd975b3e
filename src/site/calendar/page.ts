import { allTexts } from '../../ui/all-texts.ts'
import { definePage } from '../screens/define-page.ts'

/** What starts when, month by month. */
export const calendarPage = definePage({
  path: '/calendar',
  access: 'everyone',
  search: ['month'],
  head(_, { locale }) {
    const { title, text } = allTexts[locale]['course-calendar']
    const crumbs = [
      { name: allTexts[locale].navigation.courses, path: '/courses' },
      { name: title, path: '/calendar' },
    ]
    return { title, description: text, tilePattern: { seed: 'calendar', family: 'sky' }, crumbs }
  },
  layout(_, { locale }) {
    const { title, text } = allTexts[locale]['course-calendar']
    return [{ id: 'calendar', type: 'course-calendar', values: { nl: { title, text } } }]
  },
})
