import { Hono } from 'hono'
import { accountOverviewRoutes } from './account-overview/routes.ts'
import { attendanceRoutes } from './attendances/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { badgeRoutes } from './badges/routes.ts'
import { quotationRoutes } from './bookings/quotation-routes.ts'
import { bookingRoutes } from './bookings/routes.ts'
import { bookRoutes } from './books/routes.ts'
import { calendarFeedRoutes } from './calendar-feeds/routes.ts'
import { cancellationTermsRoutes } from './cancellation-terms/routes.ts'
import { cancellationRoutes } from './cancellations/routes.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { categoryRoutes } from './categories/routes.ts'
import { certificateRoutes } from './certificates/routes.ts'
import { contactMessageRoutes } from './contacts/routes.ts'
import type { ApiEnv } from './context.ts'
import { courseDeskRoutes } from './course-desk/routes.ts'
import { courseEditingRoutes } from './courses/editing-routes.ts'
import { courseRoutes } from './courses/routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { doubleRoutes } from './doubles/routes.ts'
import { faqRoutes } from './faqs/routes.ts'
import { fileRoutes } from './files/routes.ts'
import { interfaceTextRoutes } from './interface-texts/routes.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { languageRoutes } from './languages/routes.ts'
import { locationRoutes } from './locations/routes.ts'
import { loginSessionRoutes } from './login-sessions/routes.ts'
import { mailPreviewRoutes } from './mails/preview-routes.ts'
import { mailRoutes } from './mails/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { membershipRoutes } from './memberships/routes.ts'
import { bucketRoutes } from './miniobuckets/routes.ts'
import { moveRoutes } from './moves/routes.ts'
import { newsletterSubscriptionRoutes } from './newsletter-subscriptions/routes.ts'
import { oldSlugRoutes } from './old-slugs/routes.ts'
import { organisationRoutes } from './organisations/routes.ts'
import { pageViewRoutes } from './page-views/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { panelRoutes } from './panel/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { previewRoutes, staticContentPreviewRoutes } from './previews/routes.ts'
import { publishingPlanRoutes } from './publishing-plans/routes.ts'
import { registrationDeskRoutes } from './registration-desk/routes.ts'
import { registrationDraftRoutes } from './registration-drafts/routes.ts'
import { registrationRoutes } from './registrations/routes.ts'
import { resultRoutes } from './results/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { roomTypeRoutes } from './room-types/routes.ts'
import { searchTermRoutes } from './search-terms/routes.ts'
import { secondFactorRoutes } from './second-factors/routes.ts'
import { sessionChoiceRoutes } from './session-choices/routes.ts'
import { sessionDeskRoutes } from './session-desk/routes.ts'
import { sessionEditingRoutes } from './sessions/editing-routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { siteSearchRoutes } from './site-search/routes.ts'
import { staffMemberRoutes } from './staff-members/routes.ts'
import { staticContentRoutes } from './static-contents/routes.ts'
import { studentUploadRoutes } from './student-uploads/routes.ts'
import { studentRoutes } from './students/routes.ts'
import { trainingYearRoutes } from './training-years/routes.ts'
import { userRoutes } from './users/routes.ts'
import { waitingListRoutes } from './waiting-list/routes.ts'

/** Every call the API knows, by resource; paths are relative to /api. */
export const routes = new Hono<ApiEnv>()
  .route('/auth', authRoutes)
  .route('/users', userRoutes)
  .route('/users', accountOverviewRoutes)
  .route('/users', loginSessionRoutes)
  .route('/users', membershipRoutes)
  .route('/users', secondFactorRoutes)
  .route('/courses', courseDeskRoutes)
  .route('/courses', courseRoutes)
  .route('/courses', courseEditingRoutes)
  .route('/sessions', sessionDeskRoutes)
  .route('/sessions', sessionRoutes)
  .route('/sessions', sessionEditingRoutes)
  .route('/static-contents', staticContentRoutes)
  .route('/static-contents', staticContentPreviewRoutes)
  .route('/previews', previewRoutes)
  .route('/publishing-plans', publishingPlanRoutes)
  .route('/pages', pageRoutes)
  .route('/old-slugs', oldSlugRoutes)
  .route('/page-views', pageViewRoutes)
  .route('/categories', categoryRoutes)
  .route('/locations', locationRoutes)
  .route('/languages', languageRoutes)
  .route('/faqs', faqRoutes)
  .route('/site-search', siteSearchRoutes)
  .route('/search-terms', searchTermRoutes)
  .route('/interface-texts', interfaceTextRoutes)
  .route('/reviews', reviewRoutes)
  .route('/roomTypes', roomTypeRoutes)
  .route('/staff-members', staffMemberRoutes)
  .route('/files', fileRoutes)
  .route('/media', mediaRoutes)
  .route('/pictures', pictureRoutes)
  .route('/miniobuckets', bucketRoutes)
  .route('/customers', customerRoutes)
  .route('/doubles', doubleRoutes)
  .route('/organisations', organisationRoutes)
  .route('/students', studentRoutes)
  .route('/student-uploads', studentUploadRoutes)
  .route('/contacts', contactMessageRoutes)
  .route('/mails', mailRoutes)
  .route('/mail-texts', mailPreviewRoutes)
  .route('/captcha', captchaRoutes)
  .route('/newsletter-subscriptions', newsletterSubscriptionRoutes)
  .route('/calendar-feeds', calendarFeedRoutes)
  .route('/training-years', trainingYearRoutes)
  .route('/registration-drafts', registrationDraftRoutes)
  .route('/registrations', registrationDeskRoutes)
  .route('/registrations', registrationRoutes)
  .route('/waiting-list-entries', waitingListRoutes)
  .route('/quotations', quotationRoutes)
  .route('/session-choices', sessionChoiceRoutes)
  .route('/registrations', cancellationRoutes)
  .route('/registrations', moveRoutes)
  .route('/cancellation-terms', cancellationTermsRoutes)
  .route('/payments', paymentRoutes)
  .route('/bookings', bookingRoutes)
  .route('/invoices', invoiceRoutes)
  .route('/books', bookRoutes)
  .route('/panel', panelRoutes)
  .route('/attendances', attendanceRoutes)
  .route('/certificates', certificateRoutes)
  .route('/badges', badgeRoutes)
  .route('/results', resultRoutes)
