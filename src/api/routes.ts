import { Hono } from 'hono'
import { authRoutes } from './auth/routes.ts'
import { categoryRoutes } from './categories/routes.ts'
import type { ApiEnv } from './context.ts'
import { courseRoutes } from './courses/routes.ts'
import { faqRoutes } from './faqs/routes.ts'
import { fileRoutes } from './files/routes.ts'
import { languageRoutes } from './languages/routes.ts'
import { locationRoutes } from './locations/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { roomTypeRoutes } from './room-types/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { staffMemberRoutes } from './staff-members/routes.ts'
import { staticContentRoutes } from './static-contents/routes.ts'
import { userRoutes } from './users/routes.ts'

/** Every call the API knows, by resource; paths are relative to /api. */
export const routes = new Hono<ApiEnv>()
  .route('/auth', authRoutes)
  .route('/users', userRoutes)
  .route('/courses', courseRoutes)
  .route('/sessions', sessionRoutes)
  .route('/static-contents', staticContentRoutes)
  .route('/pages', pageRoutes)
  .route('/categories', categoryRoutes)
  .route('/locations', locationRoutes)
  .route('/languages', languageRoutes)
  .route('/faqs', faqRoutes)
  .route('/reviews', reviewRoutes)
  .route('/roomTypes', roomTypeRoutes)
  .route('/staff-members', staffMemberRoutes)
  .route('/files', fileRoutes)
