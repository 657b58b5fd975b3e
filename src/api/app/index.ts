export { type CallOperation, createApi } from './app.ts'
