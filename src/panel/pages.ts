import { accessPage } from './access/page.ts'
import { booksFile } from './books/books-file.ts'
import { booksPage } from './books/page.ts'
import { newContentPage } from './content/new/page.ts'
import { contentPage } from './content/page.ts'
import { contentPlanChangePage, contentPlannedPage, contentPlanPage } from './content/planned/pages.ts'
import { contentPreviewsPage } from './content/previews/page.ts'
import { contentPublishPage } from './content/publish/page.ts'
import { contentTogetherPage } from './content/together/page.ts'
import { contentVersionsPage } from './content/versions/page.ts'
import { coursePage, newCoursePage } from './courses/course/page.ts'
import { coursesPage } from './courses/page.ts'
import { customerPage } from './customers/customer/page.ts'
import { customersFile } from './customers/customers-file.ts'
import { customersPage } from './customers/page.ts'
import { doublePage } from './doubles/double/page.ts'
import { doublesPage } from './doubles/page.ts'
import { draftBlock, draftPage, editorCalls, editorPage, linkPagesCall, publishTogetherCall } from './editor/page.ts'
import { invoicePdfFile, invoiceUblFile } from './invoices/invoice/invoice-file.ts'
import { invoicePage } from './invoices/invoice/page.ts'
import { invoicesFile } from './invoices/invoices-file.ts'
import { invoicesPage } from './invoices/page.ts'
import { loginPage } from './login/page.ts'
import { logoutPage } from './logout/page.ts'
import { mailsPage } from './mails/page.ts'
import { mediaCalls, mediaPage, uploadCall } from './media/page.ts'
import { messagePage } from './messages/message/page.ts'
import { messagesPage } from './messages/page.ts'
import { newsletterFile } from './newsletter/newsletter-file.ts'
import { newsletterPage } from './newsletter/page.ts'
import { paymentsPage } from './payments/page.ts'
import { paymentPage } from './payments/payment/page.ts'
import { paymentsFile } from './payments/payments-file.ts'
import { registrationsPage } from './registrations/page.ts'
import { registrationPage } from './registrations/registration/page.ts'
import { registrationsFile } from './registrations/registrations-file.ts'
import { requestsPage } from './requests/page.ts'
import { requestPage } from './requests/request/page.ts'
import { quotationFile } from './requests/request/quotation-file.ts'
import { requestsFile } from './requests/requests-file.ts'
import { roomsPage } from './rooms/page.ts'
import { attendancePage } from './sessions/attendance/page.ts'
import { sessionsPage } from './sessions/page.ts'
import { seriesPage } from './sessions/series/page.ts'
import { sessionPage } from './sessions/session/page.ts'
import { sheetFile } from './sessions/session/sheet-file.ts'
import { sessionsFile } from './sessions/sessions-file.ts'
import { settingsPage } from './settings/page.ts'
import { todayPage } from './today/page.ts'
import { visitsPage } from './visits/page.ts'
import { mailPreviewFile, mailTextPage } from './words/mails/mail/page.ts'
import { mailTextsPage } from './words/mails/page.ts'
import { wordsPage } from './words/page.ts'
import { searchTermsPage } from './words/search-terms/page.ts'

/** Every page of the control panel, a line each. */
export const panelPages = [
  loginPage,
  logoutPage,
  todayPage,
  requestsPage,
  requestsFile,
  quotationFile,
  requestPage,
  roomsPage,
  registrationsPage,
  registrationsFile,
  registrationPage,
  sessionsPage,
  sessionsFile,
  seriesPage,
  sheetFile,
  sessionPage,
  attendancePage,
  coursesPage,
  newCoursePage,
  coursePage,
  customersPage,
  customersFile,
  customerPage,
  doublesPage,
  doublePage,
  invoicesPage,
  invoicesFile,
  invoicePdfFile,
  invoiceUblFile,
  invoicePage,
  paymentsPage,
  paymentsFile,
  paymentPage,
  booksPage,
  booksFile,
  draftPage,
  draftBlock,
  editorCalls,
  linkPagesCall,
  publishTogetherCall,
  editorPage,
  messagesPage,
  messagePage,
  mailsPage,
  newsletterPage,
  newsletterFile,
  visitsPage,
  contentPage,
  newContentPage,
  contentVersionsPage,
  contentPublishPage,
  contentPreviewsPage,
  mediaPage,
  mediaCalls,
  uploadCall,
  wordsPage,
  searchTermsPage,
  mailTextsPage,
  mailTextPage,
  mailPreviewFile,
  contentTogetherPage,
  contentPlannedPage,
  contentPlanPage,
  contentPlanChangePage,
  accessPage,
  settingsPage,
]
