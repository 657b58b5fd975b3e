import { ApiError } from '../../platform/index.ts'

/** The number of a version as it stands in a path; 404 for what is none. */
export function versionNumber(given: string): number {
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new ApiError('NOT_FOUND')
  return Number(given)
}
