export {
  type Access,
  type Asking,
  administrators,
  assertVerified,
  type Caller,
  callerOf,
  colleagues,
  customers,
  customersAnd,
  desk,
  editors,
  everybodySignedIn,
  finance,
  house,
  isEditor,
  isOneOf,
  isVerified,
  isVerifiedAccount,
  kindOfCaller,
  ofCustomer,
  office,
  onlyCustomers,
  onlyStaff,
  orderDesk,
  ownedBy,
  requireRole,
  roomDesk,
  standIn,
  trainersThemselves,
  valuesOfCaller,
} from './access.ts'
export {
  anyCourse,
  anySession,
  interfaceTextsTag,
  providerTag,
  Reply,
  searchTerms,
  tagOf,
  tagsOfRows,
  taxonomy,
  withCacheTags,
} from './cache-tags.ts'
export { del, firstOf, get, patch, post, put, routes } from './call.ts'
export { bodyReader, readForm, readQuery } from './check.ts'
export type { ApiDocument, Documented, Principals } from './context.ts'
export {
  type ApiContext,
  type ApiEnv,
  type ApiParts,
  contextOf,
  createContext,
  type Principal,
  toPerson,
  toProvider,
} from './context.ts'
export type { ErrorCode, ErrorDetail } from './errors.ts'
export { ApiError, distinct, invalid, inWords, languageOf, translateError } from './errors.ts'
export {
  askedFilters,
  conditionsOf,
  dayField,
  type FilterFields,
  readFilters,
  shapeOfFilters,
  uuidPattern,
  valuesOfFilters,
} from './filters.ts'
export { idempotencyHeader, idempotent, onceParameter, readIdempotencyKey, requestHash } from './idempotent.ts'
export type { Components } from './json-schema.ts'
export { addStaticContentComponents, convertSchema } from './json-schema.ts'
export { csvOfRows, csvRoute, defineList, listHistory, selected } from './list.ts'
export type { Paging, Sort } from './list-query.ts'
export {
  orderBy,
  type Query,
  readFlag,
  readLocale,
  readPaging,
  readSearch,
  readSort,
} from './list-query.ts'
export { isWithin, lock, lockAndRead, lockContent, lockFree, lockTurn, type Rows, togetherOf } from './lock.ts'
export { assertFreeSlugs, keepOldSlugs, oldSlugRoutes, refuseSlugs, type Slugs, takenSlugs } from './old-slugs.ts'
export type { DescribedRoute, DirectCall } from './operation.ts'
export { component, describedRoutes, describeOperation, listOf, methodAssertion } from './operation.ts'
export {
  filterParameters,
  headerParameter,
  idParameter,
  listParameter,
  localeParameter,
  pagingParameters,
  pagingParametersTo,
  pathParameter,
  queryParameter,
  required,
  sortParameter,
} from './parameters.ts'
export { keptFor, preparedByShape, preparedFor, prepareSql } from './prepared.ts'
export { createFairQueue, forEachDue, withMutex } from './queues.ts'
export { attemptsSoFar, countAttempt, forgetAttempts } from './rate-limits.ts'
export { listParametersOf, resourceRoutes } from './resource.ts'
export type { Resource, ResourceCalls } from './resource-definition.ts'
export { changeJournalled, type Journalled, journalled, recordChange } from './resource-journal.ts'
export { deleteRow, getRow, listAllRows, listRows, removeRow } from './resource-rows.ts'
export {
  contentDisposition,
  type Printed,
  sendCsv,
  sendFile,
  sendPdf,
  sendStream,
  sendUpload,
  WrittenJson,
} from './responses.ts'
export {
  hashOf,
  networkHash,
  networkOf,
  pathOf,
  recordRefusal,
  recordSecurityEvent,
  rowToken,
  sealed,
  unsealed,
} from './security.ts'
export {
  amountOf,
  digitsOf,
  digitsPattern,
  escapeLike,
  hasDigits,
  invoiceNumbersOf,
  withAlikeWords,
  withWords,
  wordsOf,
} from './sought.ts'
export {
  allOf,
  either,
  instantOf,
  jsonList,
  jsonObject,
  ownSlugFirst,
  pick,
  pictureOf,
  shownBlocks,
  slugIs,
  together,
} from './sql.ts'
