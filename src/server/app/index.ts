export { createHttpServer } from './http-server.ts'
export { createMetrics } from './monitoring.ts'
export { createSeenCourses } from './seen-courses.ts'
