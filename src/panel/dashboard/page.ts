import { brusselsDay, plusDays } from '../../domain/days.ts'
import { lastToComplete } from '../../domain/practical.ts'
import { uuidPattern } from '../../domain/values.ts'
import { houseRoles, worksAs } from '../../domain/visitor.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { type DoneKind, idsDone } from './done-here.ts'
import {
  answeredForm,
  approvalForm,
  cancelSessionForm,
  confirmSessionForm,
  openTaughtForm,
  passedForm,
  publishedForm,
  remindChoiceForm,
  remindTrainersForm,
  resentForm,
  returnedForm,
  withdrawnForm,
} from './today-forms.ts'
import { shownRows, todayQuery } from './today-query.ts'

/** Days ahead that the desk looks. */
const daysAhead = 7
/** Days ahead in which a trainer sees that they cannot come; no period of the calendar is longer. */
const calendarAhead = 61
/** Of what just happened. */
const latestShown = 8
const reviewers = ['editor', 'desk'] as const

/** The session of which the address asks whether it runs. */
function askedSession({ visitor, search }: PageContext) {
  const [cancel, confirm] = [search.cancel?.[0], search.confirm?.[0]]
  const asked = cancel ?? confirm ?? ''
  return { asked, act: cancel ? 'cancel' : 'confirm', isAsked: worksAs(visitor, ['desk']) && uuidPattern.test(asked) }
}

/** Which of what was done from here somebody may read. */
function doneVariables(page: PageContext) {
  const of = (kind: DoneKind, may = true) => (may ? idsDone(kind, page).join(',') : '')
  const [mayAnswer, mayPublish, mayPay, mayResend, mayQuote] = [
    worksAs(page.visitor, ['desk']),
    worksAs(page.visitor, reviewers),
    worksAs(page.visitor, ['finance']),
    page.visitor?.role === 'STAFF',
    worksAs(page.visitor, ['rooms']),
  ]
  const [answered, published] = [of('message', mayAnswer), of('review', mayPublish)]
  const [resent, returned, passed] = [of('mail', mayResend), of('returned', mayPay), of('passed', mayPay)]
  const withdrawn = of('withdrawn', mayQuote)
  return {
    answered,
    published,
    resent,
    returned,
    passed,
    withdrawn,
    hasAnswered: answered !== '',
    hasPublished: published !== '',
    hasResent: resent !== '',
    hasReturned: returned !== '',
    hasPassed: passed !== '',
    hasWithdrawn: withdrawn !== '',
  }
}

const waitingVariables = ({ now, visitor, locale }: PageContext) => ({
  until: `<=${plusDays(brusselsDay(new Date(now)), daysAhead)}`,
  today: `<=${brusselsDay(new Date(now))}`,
  rooms: `<=${lastToComplete('practical', new Date(now))}`,
  links: `<=${lastToComplete('link', new Date(now))}`,
  limit: shownRows,
  latest: latestShown,
  day: brusselsDay(new Date(now)),
  locale,
  isDesk: worksAs(visitor, ['desk']),
  isFinance: worksAs(visitor, ['finance']),
  isRooms: worksAs(visitor, ['rooms']),
  isOffice: visitor?.role === 'STAFF',
  isEditor: worksAs(visitor, ['editor']),
  isReviewer: worksAs(visitor, reviewers),
  isHouse: worksAs(visitor, houseRoles),
  isTrainer: visitor?.trainer !== undefined,
  ahead: plusDays(brusselsDay(new Date(now)), calendarAhead),
})

const todayVariables = (page: PageContext) => ({
  ...askedSession(page),
  ...doneVariables(page),
  ...waitingVariables(page),
})

export const dashboardPage = definePanelPage({
  path: '/control-panel',
  search: [
    'cancel',
    'confirm',
    'admit',
    'refuse',
    'organisation',
    'returned',
    'passed',
    'withdraw',
    'remind',
    'choice',
    'show',
    'done',
  ],
  query: { document: todayQuery, variables: todayVariables, mayBeMissing: true },
  forms: [
    approvalForm,
    answeredForm,
    publishedForm,
    resentForm,
    returnedForm,
    passedForm,
    confirmSessionForm,
    cancelSessionForm,
    openTaughtForm,
    remindChoiceForm,
    remindTrainersForm,
    withdrawnForm,
  ],
  title: (_data, { locale }) => allTexts[locale]['panel-frame'].today,
})
