import { Hono } from 'hono'
import { generateSpecs, loadVendor } from 'hono-openapi'
import { isSchema } from 'yup'
import * as catalogue from '../catalogue/index.ts'
import * as content from '../content/index.ts'
import * as desk from '../desk/index.ts'
import * as evaluations from '../evaluations/index.ts'
import * as files from '../files/index.ts'
import * as identity from '../identity/index.ts'
import * as mail from '../mail/index.ts'
import * as money from '../money/index.ts'
import * as people from '../people/index.ts'
import type { ApiEnv, Components } from '../platform/index.ts'
import { addStaticContentComponents, convertSchema, oldSlugRoutes } from '../platform/index.ts'
import * as registrations from '../registrations/index.ts'
import * as rooms from '../rooms/index.ts'
import { tagOf } from './served-document.ts'

/** Every call the API knows, by resource; paths are relative to /api. */
export const routes = new Hono<ApiEnv>()
  .route('/auth', identity.authRoutes)
  .route('/users', identity.userRoutes)
  .route('/users', desk.accountOverviewRoutes)
  .route('/users', identity.loginSessionRoutes)
  .route('/users', identity.membershipRoutes)
  .route('/users', identity.secondFactorRoutes)
  .route('/courses', desk.courseDeskRoutes)
  .route('/courses', catalogue.courseRoutes)
  .route('/courses', catalogue.courseEditingRoutes)
  .route('/sessions', desk.sessionDeskRoutes)
  .route('/sessions', desk.sessionPracticalRoutes)
  .route('/sessions', desk.sessionMailRoutes)
  .route('/sessions', desk.sessionCostRoutes)
  .route('/sessions', desk.sessionFileRoutes)
  .route('/sessions', registrations.trainerLinkRoutes)
  .route('/sessions', registrations.sessionRequestRoutes)
  .route('/sessions', registrations.sessionPlanningRoutes)
  .route('/sessions', registrations.sessionRoutes)
  .route('/sessions', registrations.sessionEditingRoutes)
  .route('/evaluations', evaluations.evaluationRoutes)
  .route('/evaluation-reviews', evaluations.evaluationReviewRoutes)
  .route('/evaluation-results', evaluations.evaluationResultRoutes)
  .route('/sessions', evaluations.sessionEvaluationRoutes)
  .route('/evaluation-questions', evaluations.evaluationQuestionRoutes)
  .route('/static-contents', content.staticContentRoutes)
  .route('/static-contents', content.staticContentPreviewRoutes)
  .route('/previews', content.previewRoutes)
  .route('/publishing-plans', content.publishingPlanRoutes)
  .route('/pages', content.pageRoutes)
  .route('/old-slugs', oldSlugRoutes)
  .route('/page-views', content.pageViewRoutes)
  .route('/categories', catalogue.categoryRoutes)
  .route('/locations', catalogue.locationRoutes)
  .route('/languages', catalogue.languageRoutes)
  .route('/themes', catalogue.themeRoutes)
  .route('/trainers', catalogue.trainerRoutes(identity.removeTrainer))
  .route('/faqs', catalogue.faqRoutes)
  .route('/site-search', catalogue.siteSearchRoutes)
  .route('/search-terms', catalogue.searchTermRoutes)
  .route('/interface-texts', content.interfaceTextRoutes)
  .route('/provider', content.providerRoutes)
  .route('/reviews', catalogue.reviewRoutes)
  .route('/roomTypes', rooms.roomTypeRoutes)
  .route('/staff-members', catalogue.staffMemberRoutes)
  .route('/files', files.fileRoutes)
  .route('/media', files.mediaRoutes)
  .route('/pictures', files.pictureRoutes)
  .route('/miniobuckets', files.bucketRoutes)
  .route('/customers', desk.customerRoutes)
  .route('/doubles', desk.duplicateRoutes)
  .route('/notes', desk.noteRoutes)
  .route('/activities', desk.activityRoutes)
  .route('/panel-search', desk.panelSearchRoutes)
  .route('/desk-messages', desk.deskMessageRoutes)
  .route('/bulk-acts', desk.bulkActRoutes)
  .route('/organisations', identity.organisationRoutes)
  .route('/students', people.studentRoutes)
  .route('/student-uploads', people.studentUploadRoutes)
  .route('/contacts', mail.contactMessageRoutes)
  .route('/mails', mail.mailRoutes)
  .route('/mail-texts', mail.mailPreviewRoutes)
  .route('/captcha', mail.captchaRoutes)
  .route('/newsletter-subscriptions', mail.newsletterSubscriptionRoutes)
  .route('/calendar-feeds', registrations.calendarFeedRoutes)
  .route('/training-years', registrations.trainingYearRoutes)
  .route('/trainer-calendar', registrations.trainerCalendarRoutes)
  .route('/trainer-requests', registrations.trainerRequestRoutes)
  .route('/registration-drafts', registrations.registrationDraftRoutes)
  .route('/registrations', desk.registrationDeskRoutes)
  .route('/registrations', desk.phoneRoutes)
  .route('/registrations', registrations.registrationRoutes)
  .route('/waiting-list-entries', registrations.waitingListRoutes)
  .route('/quotations', rooms.quotationRoutes)
  .route('/session-choices', registrations.sessionChoiceRoutes)
  .route('/taught-sessions', desk.taughtSessionRoutes)
  .route('/trainer-sessions', desk.trainerSessionRoutes)
  .route('/trainer-sessions', desk.trainerMessageRoutes)
  .route('/trainer-sessions', desk.trainerDoorRoutes)
  .route('/trainer-sessions', desk.trainerFileRoutes)
  .route('/presence', desk.presenceRoutes)
  .route('/sessions', desk.sessionPresenceRoutes)
  .route('/registrations', registrations.cancellationRoutes)
  .route('/registrations', registrations.moveRoutes)
  .route('/cancellation-terms', registrations.cancellationTermsRoutes)
  .route('/discount-codes', registrations.discountCodeRoutes)
  .route('/prepaid-cards', registrations.prepaidCardRoutes)
  .route('/billing-settings', registrations.billingSettingsRoutes)
  .route('/payments', money.paymentRoutes)
  .route('/bookings', rooms.bookingRoutes)
  .route('/room-uses', rooms.roomUseRoutes)
  .route('/invoices', money.invoiceRoutes)
  .route('/e-invoices', money.eInvoiceRoutes)
  .route('/receipts', money.receiptRoutes)
  .route('/open-invoices', money.openInvoiceRoutes)
  .route('/reminders', money.reminderRoutes)
  .route('/reminder-settings', desk.reminderSettingsRoutes)
  .route('/ledger-accounts', desk.ledgerAccountRoutes)
  .route('/bank', money.bankRoutes)
  .route('/account-statements', money.accountStatementRoutes)
  .route('/books', money.bookRoutes)
  .route('/figures', desk.figureRoutes)
  .route('/panel', identity.panelRoutes)
  .route('/panel', identity.colleagueRoutes)
  .route('/attendances', people.attendanceRoutes)
  .route('/certificates', people.certificateRoutes)
  .route('/badges', people.badgeRoutes)
  .route('/results', people.resultRoutes)

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

/** The OpenAPI document of all routes, always the same for the same sources. */
export async function createDocument() {
  const components: Components = {}
  addStaticContentComponents(components)
  loadVendor('yup', {
    toOpenAPISchema: (schema) => (isSchema(schema) ? convertSchema(schema, components) : {}),
  })
  const { openapi, info, servers, paths } = await generateSpecs(routes, {
    defaultValidationErrorResponse: false,
    documentation: {
      openapi: '3.1.0',
      info: { title: 'Leerplein', version: '1.0.0', description: 'Courses, sessions and managed content' },
      servers: [{ url: '/api' }],
    },
  })
  for (const [path, calls] of Object.entries(paths ?? {}))
    for (const call of Object.values(calls ?? {})) Object.assign(call, { tags: [tagOf(path)] })
  const schemas = Object.fromEntries(Object.entries(components).sort(byName))
  return {
    openapi,
    info,
    servers,
    paths: Object.fromEntries(Object.entries(paths ?? {}).sort(byName)),
    components: { schemas },
  }
}
