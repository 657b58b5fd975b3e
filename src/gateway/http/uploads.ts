import type { Plugin } from 'graphql-yoga'
import { HttpError } from '../errors.ts'
import { mediaTypeOf } from './media-type.ts'
import { readForm } from './read-form.ts'

/** Headers that a form of another site cannot send: a browser asks us first, and we never agree. */
const beyondForms = ['authorization', 'apollo-require-preflight', 'graphql-require-preflight']

/** Forms with files (GraphQL multipart request protocol), of which not a byte is read before the token is known to be good. */
export const uploads = (authorise: (request: Request) => string | null | Promise<string | null>): Plugin => ({
  async onRequestParse({ request, requestParser, setRequestParser }) {
    if (mediaTypeOf(request) !== 'multipart/form-data') return
    if (!beyondForms.some((name) => request.headers.has(name))) {
      throw new HttpError(415, 'Send application/json, or files with the header apollo-require-preflight')
    }
    if ((await authorise(request)) === null) throw new HttpError(401, 'Sign in to send files')
    if (!requestParser) throw new HttpError(400, 'The form cannot be read')
    setRequestParser(async (given) => {
      const form = await readForm(given)
      return requestParser(Object.assign(given, { formData: async () => form }))
    })
  },
})
