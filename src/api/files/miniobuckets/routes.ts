import { Hono } from 'hono'
import { file, objectRequest, presignedUrl, presignedUrlRequest } from '../../../../schemas/file.ts'
import { type ApiEnv, checkBody, contextOf, operation } from '../../platform/index.ts'
import { getObject } from './get-object.ts'
import { presignUrl } from './presign-url.ts'

const tag = 'miniobuckets'

/** Files by bucket and name, as the specification's section 7 asks for them; S3 or the local store alike. */
export const bucketRoutes = new Hono<ApiEnv>()
  .post(
    '/presignedUrl',
    operation({
      id: 'presignedUrl',
      tag,
      summary: 'A link to a file for at most 12 hours',
      description:
        'A link with which anybody can read the file, for `expiry` seconds: 43200 (12 hours) at most and when left out. Files that are not public need whoever may see them.',
      access: 'everyone',
      failures: ['NOT_SIGNED_IN', 'NOT_FOUND'],
      response: presignedUrl,
    }),
    checkBody(presignedUrlRequest),
    async (c) => {
      const link = await presignUrl(contextOf(c), c.req.valid('json'))
      const seconds = Math.floor((Date.parse(link.expiresAt) - Date.now()) / 1000)
      // As long as the link is good whoever asked may keep it: 12 hours (spec section 9).
      c.header('Cache-Control', `private, max-age=${seconds}`)
      return c.json(link)
    },
  )
  .post(
    '/object',
    operation({
      id: 'storedObject',
      tag,
      summary: 'What is known of a file, with its address',
      description:
        'What is known of the file of that name in a bucket: its type, size and address. Files that are not public need whoever may see them.',
      access: 'everyone',
      failures: ['NOT_SIGNED_IN', 'NOT_FOUND'],
      response: file,
    }),
    checkBody(objectRequest),
    async (c) => c.json(await getObject(contextOf(c), c.req.valid('json'))),
  )
