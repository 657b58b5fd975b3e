import { inLocale } from '../../../domain/locales.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { acceptForm } from '../../../ui/waiting-list/accept-form.ts'
import { definePage } from '../../screens/define-page.ts'
import { sessionOf } from '../journey-query.ts'
import { daysOf } from '../session-words.ts'
import { waitingListForm } from './waiting-list-form.ts'
import { waitingListQuery, waitingListVariables } from './waiting-list-query.ts'

/** The waiting list of a full session: who is to wait, and how one stands in it. */
export const waitingListPage = definePage({
  path: '/courses/:id/waiting-list/:session',
  access: 'contact',
  area: 'registration',
  isJourney: true,
  query: {
    document: waitingListQuery,
    variables: waitingListVariables,
    isThere: ({ course }, page) => course != null && sessionOf(course, page) !== undefined,
  },
  forms: [waitingListForm, acceptForm],
  head({ course }, page) {
    const { locale } = page
    const t = allTexts[locale]['waiting-list']
    const session = course && sessionOf(course, page)
    const name = inLocale(course?.title, locale) ?? ''
    const about = session ? `${name}, ${daysOf(session, locale)}` : name
    return {
      title: `${t.title}: ${about}`,
      description: `${about}. ${t.description}`,
      floor: { seed: course?.key ?? '', family: course?.category.key ?? '' },
    }
  },
  screen: 'registration/waiting-list',
})
