export { editDistance } from './correct-search.ts'
export { courseEditingRoutes } from './course-editing.ts'
export { courseRoutes } from './course-routes.ts'
export { countCourseSteps } from './course-steps.ts'
export { listMissedSearches } from './missed-searches.ts'
export { getCourse } from './present-course.ts'
export { searchTermRoutes } from './search-terms.ts'
export {
  decision,
  fromPlannedSessions,
  fromSessions,
  isComing,
  plannedSession,
  plannedSessionFilters,
  registrationCountColumns,
  wholeSession,
} from './sessions.ts'
export { addReview, faqRoutes, removeReview, reviewRoutes, staffMemberRoutes } from './site-content.ts'
export { siteSearchRoutes } from './site-search.ts'
export { categoryRoutes, languageRoutes, locationRoutes, themeRoutes, trainerRoutes } from './taxonomies.ts'
