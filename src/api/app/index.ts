export { createApi } from './app.ts'
