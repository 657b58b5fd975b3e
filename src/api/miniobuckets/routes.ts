import { Hono } from 'hono'
import { file, objectRequest, presignedUrl, presignedUrlRequest } from '../../../schemas/file.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { getObject } from './get-object.ts'
import { presignUrl } from './presign-url.ts'

const tag = 'miniobuckets'

/** Files by bucket and name, as the specification's section 7 asks for them; S3 or the local store alike. */
export const bucketRoutes = new Hono<ApiEnv>()
  .post(
    '/presignedUrl',
    operation({ id: 'presignedUrl', tag, summary: 'A link to a file for at most 12 hours', answer: presignedUrl }),
    checkBody(presignedUrlRequest),
    async (c) => {
      c.header('Cache-Control', 'private, max-age=43200')
      return c.json(await presignUrl(contextOf(c), c.req.valid('json')))
    },
  )
  .post(
    '/object',
    operation({ id: 'storedObject', tag, summary: 'What is known of a file, with its address', answer: file }),
    checkBody(objectRequest),
    async (c) => c.json(await getObject(contextOf(c), c.req.valid('json'))),
  )
