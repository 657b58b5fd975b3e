import { pageContentTypes, type StaticContentType, staticContentTypes } from '../../../schemas/static-content.ts'
import { ApiError } from '../errors.ts'

/** One of the fourteen; anything else is a 404. */
export function knownType(given: string): StaticContentType {
  const type = staticContentTypes.find((known) => known === given)
  if (!type) throw new ApiError('NOT_FOUND')
  return type
}

export const isPageType = (type: StaticContentType): boolean => pageContentTypes.some((known) => known === type)
