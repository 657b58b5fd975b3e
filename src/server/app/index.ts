export { createHttpServer } from './http-server.ts'
export { createMetrics } from './monitoring.ts'
