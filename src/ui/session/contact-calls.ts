/** What only the calls of somebody who is signed in need, as one file to fetch. */
export { sessionExchange } from './session-exchange.ts'
export { sessionFetch } from './session-fetch.ts'
