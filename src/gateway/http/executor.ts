import type { Plugin } from 'graphql-yoga'
import { forwardedHeaders } from '../../config.ts'
import type { KnownDocuments } from '../documents/known-documents.ts'
import type { Run } from '../run.ts'

/** Executes through the gateway's own run: known documents compiled, as their caller. */
export const executor = (run: Run, known: KnownDocuments): Plugin => ({
  onExecute({ setExecuteFn }) {
    setExecuteFn(async ({ document, variableValues, operationName, contextValue }) => {
      const { headers } = contextValue.request
      const { data, errors } = await run(document, variableValues, {
        authorization: headers.get('authorization') ?? undefined,
        headers: forwardedHeaders(headers),
        operationName: operationName ?? undefined,
        compile: known.has(document),
      })
      return { data, ...(errors.length > 0 && { errors }) }
    })
  },
})
