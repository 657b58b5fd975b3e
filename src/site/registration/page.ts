import { formatDate } from '../../domain/format.ts'
import { inLocale, localePath } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { payForm } from '../../ui/billing/pay-forms.ts'
import { definePage } from '../screens/define-page.ts'
import {
  confirmForm,
  guestForm,
  invoiceForm,
  participantForm,
  removeForm,
  returningForm,
  selectForm,
  studentsForm,
  waitingListForm,
} from './forms.ts'
import {
  currentStep,
  daysOf,
  isSessionOf,
  journeyQuery,
  journeyVariables,
  placeOf,
  rightStep,
  sessionOf,
  stepAddress,
  unpaidOf,
} from './journey.ts'

/** Registration for a session of a course, by id or slug (spec section 2); the step stands in the address. */
export const registerPage = definePage({
  path: '/courses/:id/register/:session',
  access: 'visitor',
  area: 'registration',
  isJourney: true,
  search: ['step', 'as', 'q', 'add', 'edit', 'remove'],
  query: { document: journeyQuery, variables: journeyVariables, isThere: isSessionOf },
  forms: [
    selectForm,
    guestForm,
    returningForm,
    studentsForm,
    participantForm,
    removeForm,
    invoiceForm,
    confirmForm,
    waitingListForm,
    payForm,
  ],
  belongsAt(data, page) {
    const step = rightStep(page, data.registrationDraft ?? null)
    const unpaid = step && !data.registrationDraft?._id && unpaidOf(data)
    // Back from the payment provider: what was confirmed is a registration by now, which waits to be paid.
    if (unpaid) return localePath(`/my-account/registration-data/${unpaid._id}`, page.locale)
    return step && stepAddress(page, step)
  },
  head({ course, registrationDraft }, page) {
    const { locale } = page
    const t = allTexts[locale].registration
    const session = course && sessionOf(course, page)
    const name = inLocale(course?.title ?? { nl: '' }, locale)
    const about = session ? [name, daysOf(session, locale), placeOf(session, locale)].join(', ') : name
    // As long as a search engine shows: of many days the first.
    const inShort = session ? [name, formatDate(session.startDate, locale), placeOf(session, locale)].join(', ') : name
    const step = t.titles[currentStep(page, registrationDraft ?? null)]
    return {
      title: `${step} ${t.title}: ${about}`,
      description: `${inShort}. ${t.description}`,
      tilePattern: { seed: course?.key ?? '', family: course?.category.key ?? '' },
    }
  },
  screen: 'registration',
  // Who is not signed in chooses a date, and then says who they are (CONTRACT, Settled).
  partOf: (data, page) => currentStep(page, data.registrationDraft ?? null),
})
