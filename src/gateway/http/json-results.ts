import type { Plugin } from 'graphql-yoga'
import type { JsonResponse } from './json-response.ts'

/** Every result is JSON, whatever the caller would accept. */
export const jsonResults = (jsonResponse: JsonResponse): Plugin => ({
  onResultProcess({ setResultProcessor }) {
    setResultProcessor((result) => jsonResponse(result), 'application/json')
  },
})
