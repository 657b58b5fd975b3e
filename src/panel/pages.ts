import { activityList } from './activity/page.ts'

import { bankList } from './bank/page.ts'
import { bankPage } from './bank/record-page.ts'
import { booksFile, booksPage, journalFile } from './books/page.ts'
import { bulkPage } from './bulk/page.ts'
import { contentList, newContentPage } from './content/page.ts'
import { contentPlanChangePage, contentPlannedPage, contentPlanPage } from './content/planned-pages.ts'
import { contentPreviewsPage } from './content/previews-page.ts'
import { contentPublishPage } from './content/publish-page.ts'
import { contentTogetherPage } from './content/together-page.ts'
import { contentVersionsPage } from './content/versions-page.ts'
import { coursePage, newCoursePage } from './courses/course-page.ts'
import { courseList } from './courses/page.ts'
import { customerList } from './customers/page.ts'
import { customerPage } from './customers/record-page.ts'
import { statementFile, statementPage } from './customers/statement-page.ts'
import { dashboardPage } from './dashboard/page.ts'
import { codeList, codePage, newCodePage } from './discounts/page.ts'
import { duplicateList } from './duplicates/page.ts'
import { duplicatePage } from './duplicates/record-page.ts'
import { draftBlock, draftPage, editorCalls, editorPage, linkPagesCall, publishTogetherCall } from './editor/page.ts'
import { evaluationList } from './evaluations/page.ts'
import { newQuestionPage, questionList, questionPage } from './evaluations/questions-page.ts'
import { reviewList, reviewPage } from './evaluations/reviews-page.ts'
import { figuresFile, figuresPage } from './figures/page.ts'
import { mailPreviewFile, mailTextPage, mailTextsList } from './interface-texts/mail-pages.ts'
import { wordsList } from './interface-texts/page.ts'
import { termList } from './interface-texts/search-terms-page.ts'
import { invoiceList } from './invoices/page.ts'
import { invoicePage, invoicePdfFile, invoiceUblFile, receiverCall } from './invoices/record-page.ts'
import { screen } from './kit/define-panel-page.ts'
import { loginPage, logoutPage } from './login/page.ts'
import { mailList } from './mails/page.ts'
import { mediaCalls, mediaList, uploadCall } from './media/page.ts'
import { formerFile, picturePage } from './media/picture-page.ts'
import { messageList } from './messages/page.ts'
import { messagePage } from './messages/record-page.ts'
import { subscriptionList } from './newsletter/page.ts'
import { openList } from './open/page.ts'
import { openPage, reminderFile } from './open/record-page.ts'
import { paymentList } from './payments/page.ts'
import { paymentPage } from './payments/record-page.ts'
import { phonePage } from './phone/page.ts'
import { receiptList } from './receipts/page.ts'
import { receiptPage } from './receipts/record-page.ts'
import { registrationList } from './registrations/page.ts'
import { attestFile, registrationPage } from './registrations/record-page.ts'
import { requestList } from './requests/page.ts'
import { quotationFile, requestPage } from './requests/record-page.ts'
import { roomsPage } from './rooms/page.ts'
import { searchCall, searchPage } from './search/page.ts'
import { accessPage } from './second-factor/page.ts'
import { attendancePage, signaturesFile } from './sessions/attendance-page.ts'
import { materialFile } from './sessions/material-forms.ts'
import { sessionList } from './sessions/page.ts'
import { sessionPage, sheetFile } from './sessions/record-page.ts'
import { resultsPage } from './sessions/results-page.ts'
import { seriesPage } from './sessions/series-page.ts'
import { trainersPage } from './sessions/trainers-page.ts'
import { settingsPage } from './settings/page.ts'
import { companyPage } from './subjects/company.ts'
import { subjectsPage } from './subjects/page.ts'
import { subjects } from './subjects/subjects.ts'
import { visitsPage } from './visits/page.ts'
import { writePage, writtenPage, writtenPreview } from './write/page.ts'
import { sentFile, sentPage } from './write/sent-page.ts'

/** Every page of the control panel, a line each. */
export const panelPages = [
  screen(loginPage, () => import('./login/screen.tsx')),
  logoutPage,
  screen(dashboardPage, () => import('./dashboard/screen.tsx')),
  screen(searchPage, () => import('./search/screen.tsx')),
  searchCall,
  screen(requestList.page, () => import('./requests/screen.tsx')),
  requestList.file,
  quotationFile,
  screen(requestPage, () => import('./requests/record.tsx')),
  screen(roomsPage, () => import('./rooms/screen.tsx')),
  screen(registrationList.page, () => import('./registrations/screen.tsx')),
  registrationList.file,
  screen(bulkPage, () => import('./bulk/screen.tsx')),
  screen(phonePage, () => import('./phone/screen.tsx')),
  attestFile,
  screen(registrationPage, () => import('./registrations/record.tsx')),
  screen(sessionList.page, () => import('./sessions/screen.tsx')),
  sessionList.file,
  screen(seriesPage, () => import('./sessions/series.tsx')),
  screen(trainersPage, () => import('./sessions/trainers.tsx')),
  sheetFile,
  materialFile,
  signaturesFile,
  screen(sessionPage, () => import('./sessions/record.tsx')),
  screen(attendancePage, () => import('./sessions/attendance.tsx')),
  screen(resultsPage, () => import('./sessions/results.tsx')),
  screen(courseList.page, () => import('./courses/screen.tsx')),
  screen(newCoursePage, async () => ({ Screen: (await import('./courses/course-screen.tsx')).NewCourseScreen })),
  screen(coursePage, async () => ({ Screen: (await import('./courses/course-screen.tsx')).CourseScreen })),
  evaluationList.file,
  screen(evaluationList.page, () => import('./evaluations/screen.tsx')),
  screen(reviewList.page, () => import('./evaluations/reviews-screen.tsx')),
  screen(reviewPage, async () => ({ Screen: (await import('./evaluations/reviews-screen.tsx')).ReviewScreen })),
  screen(questionList.page, () => import('./evaluations/questions-screen.tsx')),
  screen(newQuestionPage, async () => ({
    Screen: (await import('./evaluations/questions-screen.tsx')).NewQuestionScreen,
  })),
  screen(questionPage, async () => ({ Screen: (await import('./evaluations/questions-screen.tsx')).QuestionScreen })),
  screen(codeList.page, () => import('./discounts/screen.tsx')),
  screen(newCodePage, async () => ({ Screen: (await import('./discounts/screen.tsx')).NewCodeScreen })),
  screen(codePage, async () => ({ Screen: (await import('./discounts/screen.tsx')).CodeScreen })),
  screen(customerList.page, () => import('./customers/screen.tsx')),
  customerList.file,
  screen(customerPage, () => import('./customers/record.tsx')),
  statementFile,
  screen(statementPage, () => import('./customers/statement.tsx')),
  screen(duplicateList.page, () => import('./duplicates/screen.tsx')),
  screen(duplicatePage, () => import('./duplicates/record.tsx')),
  screen(invoiceList.page, () => import('./invoices/screen.tsx')),
  invoiceList.file,
  invoiceList.archive,
  invoicePdfFile,
  invoiceUblFile,
  receiverCall,
  screen(invoicePage, () => import('./invoices/record.tsx')),
  screen(paymentList.page, () => import('./payments/screen.tsx')),
  paymentList.file,
  screen(paymentPage, () => import('./payments/record.tsx')),
  screen(bankList.page, () => import('./bank/screen.tsx')),
  screen(bankPage, () => import('./bank/record.tsx')),
  screen(openList.page, () => import('./open/screen.tsx')),
  openList.file,
  reminderFile,
  screen(openPage, () => import('./open/record.tsx')),
  screen(receiptList.page, () => import('./receipts/screen.tsx')),
  receiptList.file,
  screen(receiptPage, () => import('./receipts/record.tsx')),
  screen(booksPage, () => import('./books/screen.tsx')),
  booksFile,
  journalFile,
  screen(figuresPage, () => import('./figures/screen.tsx')),
  figuresFile,
  draftPage,
  draftBlock,
  editorCalls,
  linkPagesCall,
  publishTogetherCall,
  screen(editorPage, () => import('./editor/screen.tsx')),
  screen(messageList.page, () => import('./messages/screen.tsx')),
  screen(messagePage, () => import('./messages/record.tsx')),
  screen(activityList.page, () => import('./activity/screen.tsx')),
  screen(writePage, () => import('./write/screen.tsx')),
  screen(writtenPage, () => import('./write/message.tsx')),
  writtenPreview,
  screen(sentPage, () => import('./write/sent.tsx')),
  sentFile,
  screen(mailList.page, () => import('./mails/screen.tsx')),
  screen(subscriptionList.page, () => import('./newsletter/screen.tsx')),
  subscriptionList.file,
  screen(visitsPage, () => import('./visits/screen.tsx')),
  screen(contentList.page, () => import('./content/screen.tsx')),
  screen(newContentPage, () => import('./content/new-screen.tsx')),
  screen(contentVersionsPage, () => import('./content/versions-screen.tsx')),
  screen(contentPublishPage, () => import('./content/publish-screen.tsx')),
  screen(contentPreviewsPage, () => import('./content/previews-screen.tsx')),
  screen(subjectsPage, () => import('./subjects/screen.tsx')),
  screen(companyPage, async () => {
    const { CompanyScreen } = await import('./subjects/screen.tsx')
    return { Screen: CompanyScreen }
  }),
  ...subjects.flatMap((subject) => [
    screen(subject.list.page, async () => {
      const { ListScreen } = await import('./subjects/screen.tsx')
      return { Screen: (props) => ListScreen({ ...props, subject }) }
    }),
    screen(subject.newPage, async () => {
      const { NewScreen } = await import('./subjects/screen.tsx')
      return { Screen: (props) => NewScreen({ ...props, subject }) }
    }),
    screen(subject.page, async () => {
      const { RecordScreen } = await import('./subjects/screen.tsx')
      return { Screen: (props) => RecordScreen({ ...props, subject }) }
    }),
  ]),
  screen(mediaList.page, () => import('./media/screen.tsx')),
  mediaCalls,
  uploadCall,
  screen(picturePage, async () => ({ Screen: (await import('./media/picture-screen.tsx')).PictureScreen })),
  formerFile,
  screen(wordsList.page, () => import('./interface-texts/screen.tsx')),
  screen(termList.page, () => import('./interface-texts/search-terms-screen.tsx')),
  screen(mailTextsList.page, async () => ({
    Screen: (await import('./interface-texts/mail-screens.tsx')).MailsScreen,
  })),
  screen(mailTextPage, async () => ({ Screen: (await import('./interface-texts/mail-screens.tsx')).MailScreen })),
  mailPreviewFile,
  screen(contentTogetherPage, async () => ({
    Screen: (await import('./content/publishing-screens.tsx')).TogetherScreen,
  })),
  screen(contentPlannedPage, () => import('./content/planned-screen.tsx')),
  screen(contentPlanPage, async () => ({ Screen: (await import('./content/publishing-screens.tsx')).PlanScreen })),
  screen(contentPlanChangePage, async () => ({
    Screen: (await import('./content/publishing-screens.tsx')).PlanChangeScreen,
  })),
  screen(accessPage, () => import('./second-factor/screen.tsx')),
  screen(settingsPage, () => import('./settings/screen.tsx')),
]
