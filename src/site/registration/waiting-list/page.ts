import { inLocale } from '../../../domain/locales.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { acceptForm } from '../../../ui/billing/pay-forms.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { definePage } from '../../screens/define-page.ts'
import { waitingListForm } from '../forms.ts'
import { daysOf, sessionIn, sessionOf } from '../journey.ts'

const waitingListQuery = graphql(`
  query WaitingList($id: String!, $session: String!, $en: Boolean!, $fr: Boolean!) {
    course(id: $id) { ...JourneyCourse }
    registrationDraft(session: $session) {
      invoice { zip }
      deadlines { subsidy { apply } }
      seatsLeft
      students { _id firstName lastName }
    }
    waitingListEntries(session: $session, status: "waiting,offered", limit: 100) {
      items { _id status place seats offeredUntil students { _id firstName lastName } }
    }
  }
`)

const waitingListVariables = (page: PageContext) => ({
  id: page.params.id ?? '',
  session: sessionIn(page),
  en: page.locale === 'en',
  fr: page.locale === 'fr',
})

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
      tilePattern: { seed: course?.key ?? '', family: course?.category.key ?? '' },
    }
  },
  screen: 'registration/waiting-list',
})
