import type { Plugin } from 'graphql-yoga'
import { HttpError } from '../errors.ts'
import { limits } from '../limits.ts'
import { assertOneOperation } from './assert-one-operation.ts'
import { mediaTypeOf } from './media-type.ts'

const tooLarge = () => new HttpError(413, `More than ${limits.bytes} bytes`)

/** Stops reading the moment the body is too large, whatever its headers say. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > limits.bytes) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > limits.bytes) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The body is not JSON')
  }
}

/** JSON, of a bounded size and shape; forms with files are another plugin's, and nothing else is read. */
export const jsonBody = (): Plugin => ({
  onRequestParse({ request, setRequestParser }) {
    const type = mediaTypeOf(request)
    if (type === 'multipart/form-data') return
    if (type !== 'application/json') throw new HttpError(415, 'Send application/json')
    setRequestParser(async (given) => {
      const body = parseJson(await readText(given))
      assertOneOperation(body)
      return body
    })
  },
})
