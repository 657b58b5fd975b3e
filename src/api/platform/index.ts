export { type Access, callerOf, customers, editors, everybodySignedIn, isEditor, requireRole, staff } from './access.ts'
export { allOf } from './all-of.ts'
export { methodAssertion } from './allowed-methods.ts'
export { assertVerified, isVerified } from './assert-verified.ts'
export {
  anyCourse,
  anySession,
  cacheTags,
  interfaceTextsTag,
  searchTerms,
  tagOf,
  tagsOfRows,
  taxonomy,
  withCacheTags,
} from './cache-tags.ts'
export { checkBody } from './check.ts'
export { contentDisposition } from './content-disposition.ts'
export { type ApiContext, type ApiEnv, type ApiParts, contextOf, type Principal } from './context.ts'
export { dayColumn } from './day-column.ts'
export { distinct, inWords, languageOf } from './error-texts.ts'
export { ApiError, type ErrorCode, type ErrorDetail, invalid } from './errors.ts'
export { createFairQueue } from './fair-queue.ts'
export { escapeLike, type FilterFields, readFilters, uuidPattern } from './filters.ts'
export { forStaff } from './for-staff.ts'
export { digitsOf, hasDigits, withAlikeWords, withWords, wordsOf } from './forgiving-search.ts'
export { idempotencyHeader, readIdempotencyKey } from './idempotency-key.ts'
export { jsonResponse } from './json-response.ts'
export { jsonList, jsonObject } from './json-sql.ts'
export { csvRoute, defineList, selected } from './list.ts'
export { listHistory } from './list-history.ts'
export { orderBy, type Paging, readLocale, readPaging, readSearch, readSort, type Sort } from './list-query.ts'
export { ownSlugFirst, slugIs } from './localized-sql.ts'
export { isWithin, lock, lockContent, lockFree, lockTurn, type Rows, togetherOf } from './lock.ts'
export { makeOnce, onceParameter, requestHash } from './make-once.ts'
export { withMutex } from './mutex.ts'
export { networkHash, networkOf } from './network.ts'
export { assertFreeSlugs, refuseSlugs, type Slugs, takenSlugs } from './old-slugs/assert-free-slugs.ts'
export { keepOldSlugs } from './old-slugs/keep-old-slugs.ts'
export { oldSlugRoutes } from './old-slugs/routes.ts'
export type { ApiDocument, Documented } from './openapi/api-document.ts'
export { convertSchema } from './openapi/convert-schema.ts'
export { type DescribedRoute, describedRoutes } from './openapi/described-routes.ts'
export { filterParameters, localeParameter, sortParameter } from './openapi/filter-parameters.ts'
export type { Components } from './openapi/json-schema.ts'
export { component, describeOperation, listOf, operation } from './openapi/operation.ts'
export {
  headerParameter,
  listParameter,
  pagingParameters,
  pagingParametersTo,
  pathParameter,
  queryParameter,
  required,
} from './openapi/parameters.ts'
export { addStaticContentComponents } from './openapi/static-content-components.ts'
export { ofCustomer, onlyStaff, ownedBy } from './owner.ts'
export { preparedByShape, preparedFor } from './prepared.ts'
export { instantOf } from './present-instant.ts'
export { pictureOf } from './present-picture.ts'
export type { Principals } from './principal.ts'
export { attemptsSoFar, countAttempt, forgetAttempts } from './rate-limits.ts'
export { readForm } from './read-form.ts'
export { readQuery } from './read-query.ts'
export { pathOf, recordRefusal } from './record-refusal.ts'
export type { Resource, ResourceCalls } from './resource/definition.ts'
export { deleteRow } from './resource/delete-row.ts'
export { getRow } from './resource/get-row.ts'
export { listAllRows, listRows, type Query } from './resource/list-rows.ts'
export { listParametersOf, resourceRoutes } from './resource.ts'
export { hashOf, rowToken } from './row-token.ts'
export { recordSecurityEvent } from './security-events.ts'
export { sendCsv, sendFile } from './send-file.ts'
export { type Printed, sendPdf } from './send-pdf.ts'
export { shownBlocks } from './shown-blocks.ts'
export { sweep } from './sweep.ts'
export { toProvider } from './to-provider.ts'
export { translateError } from './translate-error.ts'
