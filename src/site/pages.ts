import { bookingPage } from './account/booking/page.ts'
import { bookingsPage } from './account/bookings/page.ts'
import { accountFiles } from './account/files.ts'
import { invoicesPage } from './account/invoices/page.ts'
import { loginDataPage } from './account/login-data/page.ts'
import { organisationsPage } from './account/organisations/page.ts'
import { participantsPage } from './account/participants/page.ts'
import { participantsUploadPage } from './account/participants-upload/page.ts'
import { personalDataPage } from './account/personal-data/page.ts'
import { registrationPage } from './account/registration/page.ts'
import { registrationsPage } from './account/registrations/page.ts'
import { statementPage } from './account/statement/page.ts'
import { trainingYearPage } from './account/training-year/page.ts'
import { loginPage } from './auth/login/page.ts'
import { newPasswordPage } from './auth/new-password/page.ts'
import { passwordResetPage } from './auth/password-reset/page.ts'
import { registerSuccessPage } from './auth/register-success/page.ts'
import { billingCompletePage, billingRedirectPage } from './billing/page.ts'
import { calendarPage } from './calendar/page.ts'
import { contentPage, homePage, staticPage } from './content/page.ts'
import { coursePage } from './course/page.ts'
import { categoryPage, coursesPage, placePage } from './courses/page.ts'
import { evaluationPage } from './evaluation/page.ts'
import { kitPage } from './kit/page.ts'
import { logoutPage } from './logout/page.ts'
import { confirmNewsletterPage, leaveNewsletterPage } from './newsletter/page.ts'
import { notFoundPage } from './not-found/page.ts'
import { presencePage, signPage } from './presence/page.ts'
import { quotationPage } from './quotation/page.ts'
import { registerPage } from './registration/page.ts'
import { waitingListPage } from './registration/waiting-list/page.ts'
import { roomRequestPage } from './rooms/page.ts'
import type { PageDefinition, PageOf, ScreenModule } from './screens/define-page.ts'
import { sessionChoicePage } from './session-choice/page.ts'
import { taughtDoorPage } from './trainer/door/page.ts'
import { materialFile, materialPage } from './trainer/material/page.ts'
import { taughtMessagePage } from './trainer/message/page.ts'
import { trainerPage } from './trainer/page.ts'
import { taughtResultsPage } from './trainer/results/page.ts'
import { trainerRequestPage } from './trainer-request/page.ts'
import { certificatePage, verifyPage } from './verify/page.ts'
import { verifyEmailPage } from './verify-email/page.ts'

type LoadScreen = () => Promise<ScreenModule>

const loaders = new Map<PageDefinition, LoadScreen>()

/** Joins a page with what draws it. Named, not loaded: whoever reads the list of pages never meets React. */
function screen<Data>(page: PageOf<Data>, load: () => Promise<ScreenModule<NoInfer<Data>>>): PageDefinition {
  loaders.set(page, load)
  return page
}

/** Every page of the site (spec section 2), a line each; the first one that fits an address is it. */
export const pages: readonly PageDefinition[] = [
  homePage,
  coursesPage,
  coursePage,
  screen(registerPage, () => import('./registration/screen.tsx')),
  screen(waitingListPage, () => import('./registration/waiting-list/screen.tsx')),
  ...accountFiles,
  screen(registrationsPage, () => import('./account/registrations/screen.tsx')),
  screen(trainingYearPage, () => import('./account/training-year/screen.tsx')),
  screen(registrationPage, () => import('./account/registration/screen.tsx')),
  billingRedirectPage,
  screen(billingCompletePage, () => import('./billing/screen.tsx')),
  screen(invoicesPage, () => import('./account/invoices/screen.tsx')),
  screen(statementPage, () => import('./account/statement/screen.tsx')),
  screen(bookingsPage, () => import('./account/bookings/screen.tsx')),
  screen(bookingPage, () => import('./account/booking/screen.tsx')),
  calendarPage,
  placePage,
  categoryPage,
  contentPage('/about', 'about'),
  contentPage('/coaching', 'coaching'),
  contentPage('/facilities', 'classrooms'),
  screen(roomRequestPage, () => import('./rooms/screen.tsx')),
  contentPage('/contact', 'contact', { search: ['subject'] }),
  contentPage('/newsletter', 'newsletter'),
  screen(confirmNewsletterPage, () => import('./newsletter/screen.tsx')),
  screen(leaveNewsletterPage, () => import('./newsletter/screen.tsx')),
  contentPage('/privacy', 'privacy'),
  contentPage('/disclaimer', 'disclaimer'),
  staticPage,
  screen(verifyPage, () => import('./verify/screen.tsx')),
  screen(certificatePage, () => import('./verify/screen.tsx')),
  screen(loginPage, () => import('./auth/login/screen.tsx')),
  screen(registerSuccessPage, () => import('./auth/register-success/screen.tsx')),
  screen(passwordResetPage, () => import('./auth/password-reset/screen.tsx')),
  screen(newPasswordPage, () => import('./auth/new-password/screen.tsx')),
  screen(verifyEmailPage, () => import('./verify-email/screen.tsx')),
  screen(sessionChoicePage, () => import('./session-choice/screen.tsx')),
  screen(evaluationPage, () => import('./evaluation/screen.tsx')),
  screen(quotationPage, () => import('./quotation/screen.tsx')),
  screen(trainerPage, () => import('./trainer/screen.tsx')),
  screen(materialPage, () => import('./trainer/material/screen.tsx')),
  materialFile,
  screen(taughtMessagePage, () => import('./trainer/message/screen.tsx')),
  screen(taughtResultsPage, () => import('./trainer/results/screen.tsx')),
  screen(taughtDoorPage, () => import('./trainer/door/screen.tsx')),
  screen(trainerRequestPage, () => import('./trainer-request/screen.tsx')),
  screen(presencePage, () => import('./presence/screen.tsx')),
  screen(signPage, () => import('./presence/screen.tsx')),
  logoutPage,
  screen(personalDataPage, () => import('./account/personal-data/screen.tsx')),
  screen(participantsPage, () => import('./account/participants/screen.tsx')),
  screen(loginDataPage, () => import('./account/login-data/screen.tsx')),
  screen(participantsUploadPage, () => import('./account/participants-upload/screen.tsx')),
  screen(organisationsPage, () => import('./account/organisations/screen.tsx')),
  screen(kitPage, () => import('./kit/screen.tsx')),
  screen(notFoundPage, () => import('./not-found/screen.tsx')),
]

export type Screens = Map<PageDefinition, ScreenModule>

/** Loads the screen of every page that has one, once. */
export const loadScreens = async (): Promise<Screens> =>
  new Map(await Promise.all([...loaders].map(async ([page, load]) => [page, await load()] as const)))
