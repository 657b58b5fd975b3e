import { Hono } from 'hono'
import { generateSpecs, loadVendor } from 'hono-openapi'
import { isSchema } from 'yup'
import {
  categoryRoutes,
  courseEditingRoutes,
  courseRoutes,
  faqRoutes,
  languageRoutes,
  locationRoutes,
  reviewRoutes,
  searchTermRoutes,
  siteSearchRoutes,
  staffMemberRoutes,
} from '../catalogue/index.ts'
import {
  interfaceTextRoutes,
  pageRoutes,
  pageViewRoutes,
  previewRoutes,
  publishingPlanRoutes,
  staticContentPreviewRoutes,
  staticContentRoutes,
} from '../content/index.ts'
import {
  accountOverviewRoutes,
  courseDeskRoutes,
  customerRoutes,
  duplicateRoutes,
  registrationDeskRoutes,
  sessionDeskRoutes,
} from '../desk/index.ts'
import { bucketRoutes, fileRoutes, mediaRoutes, pictureRoutes } from '../files/index.ts'
import {
  authRoutes,
  loginSessionRoutes,
  membershipRoutes,
  organisationRoutes,
  panelRoutes,
  secondFactorRoutes,
  userRoutes,
} from '../identity/index.ts'
import {
  captchaRoutes,
  contactMessageRoutes,
  mailPreviewRoutes,
  mailRoutes,
  newsletterSubscriptionRoutes,
} from '../mail/index.ts'
import { bookRoutes, invoiceRoutes, paymentRoutes } from '../money/index.ts'
import {
  attendanceRoutes,
  badgeRoutes,
  certificateRoutes,
  resultRoutes,
  studentRoutes,
  studentUploadRoutes,
} from '../people/index.ts'
import type { ApiEnv, Components } from '../platform/index.ts'
import { addStaticContentComponents, convertSchema, oldSlugRoutes } from '../platform/index.ts'
import {
  calendarFeedRoutes,
  cancellationRoutes,
  cancellationTermsRoutes,
  moveRoutes,
  registrationDraftRoutes,
  registrationRoutes,
  sessionChoiceRoutes,
  sessionEditingRoutes,
  sessionRoutes,
  trainingYearRoutes,
  waitingListRoutes,
} from '../registrations/index.ts'
import { bookingRoutes, quotationRoutes, roomTypeRoutes } from '../rooms/index.ts'
import { tagOf } from './served-document.ts'

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
  .route('/doubles', duplicateRoutes)
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
