import { bookingPage } from './account/booking/page.ts'
import { bookingsPage } from './account/bookings/page.ts'
import { accountFiles } from './account/files.ts'
import { invoicesPage } from './account/invoices/page.ts'
import { loginDataPage } from './account/login-data/page.ts'
import { organisationsPage } from './account/organisations/page.ts'
import { participantsPage } from './account/participants/page.ts'
import { participantsUploadPage } from './account/participants-upload/page.ts'
import { personalDataPage } from './account/personal-data/page.ts'
import { registrationPage } from './account/registrations/detail/page.ts'
import { registrationsPage } from './account/registrations/page.ts'
import { trainingYearPage } from './account/registrations/year/page.ts'
import { loginPage } from './auth/login/page.ts'
import { newPasswordPage } from './auth/new-password/page.ts'
import { passwordResetPage } from './auth/password-reset/page.ts'
import { registerSuccessPage } from './auth/register-success/page.ts'
import { billingCompletePage } from './billing/complete/page.ts'
import { billingRedirectPage } from './billing/redirect-page.ts'
import { calendarPage } from './calendar/page.ts'
import { contentPage } from './content/content-page.ts'
import { coursePage } from './course/page.ts'
import { categoryPage, placePage } from './courses/landing-page.ts'
import { coursesPage } from './courses/page.ts'
import { homePage } from './home/page.ts'
import { kitPage } from './kit/page.ts'
import { logoutPage } from './logout/page.ts'
import { confirmNewsletterPage, leaveNewsletterPage } from './newsletter/links.ts'
import { notFoundPage } from './not-found/page.ts'
import { quotationPage } from './quotation/page.ts'
import { registerPage } from './registration/page.ts'
import { waitingListPage } from './registration/waiting-list/page.ts'
import { roomRequestPage } from './rooms/page.ts'
import { sessionChoicePage } from './session-choice/page.ts'
import { staticPage } from './static-page/page.ts'
import { certificatePage, verifyPage } from './verify/page.ts'
import { verifyEmailPage } from './verify-email/page.ts'

/** Every page of the site (spec section 2), a line each; the first one that fits an address is it. */
export const pages = [
  homePage,
  coursesPage,
  coursePage,
  registerPage,
  waitingListPage,
  ...accountFiles,
  registrationsPage,
  trainingYearPage,
  registrationPage,
  billingRedirectPage,
  billingCompletePage,
  invoicesPage,
  bookingsPage,
  bookingPage,
  calendarPage,
  placePage,
  categoryPage,
  contentPage('/about', 'about'),
  contentPage('/coaching', 'coaching'),
  contentPage('/facilities', 'classrooms'),
  roomRequestPage,
  contentPage('/contact', 'contact', { search: ['subject'] }),
  contentPage('/newsletter', 'newsletter'),
  confirmNewsletterPage,
  leaveNewsletterPage,
  contentPage('/privacy', 'privacy'),
  contentPage('/disclaimer', 'disclaimer'),
  staticPage,
  verifyPage,
  certificatePage,
  loginPage,
  registerSuccessPage,
  passwordResetPage,
  newPasswordPage,
  verifyEmailPage,
  sessionChoicePage,
  quotationPage,
  logoutPage,
  personalDataPage,
  participantsPage,
  loginDataPage,
  participantsUploadPage,
  organisationsPage,
  kitPage,
  notFoundPage,
]
