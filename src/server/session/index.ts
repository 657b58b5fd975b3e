export { type AddressSettings, returnAddress, safeRedirectPath, signInAddress } from './addresses.ts'
export {
  apiRequest,
  type CallApi,
  type ExecuteFor,
  fetchFromApi,
  fieldOf,
  pipeFile,
  queryAsVisitor,
} from './call-api.ts'
export { panelCookies, type SessionCookies, siteCookies, tokensOf } from './cookies.ts'
export { endSession, readSession, refuseOtherOrigin, type Sessions, type VisitorSession } from './session.ts'
export { createSessionCalls } from './session-calls.ts'
