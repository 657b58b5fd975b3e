import { Hono } from 'hono'
import { array } from 'yup'
import { file } from '../../../schemas/file.ts'
import { callerOf } from '../access.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { readForm } from '../read-form.ts'
import { contentDisposition } from './content-disposition.ts'
import { deleteFile } from './delete-file.ts'
import { getFile } from './get-file.ts'
import { uploadFiles } from './upload-files.ts'

const tag = 'files'

/** Bytes are no part of the document the gateway reads: see docs/byte-calls.ts. */
export const fileRoutes = new Hono<ApiEnv>()
  .post(
    '/upload',
    operation({
      id: 'uploadFiles',
      tag,
      summary: 'Keeps files; their type is found from their bytes',
      form: { files: 'files' },
      answer: array(file.required()).required(),
      status: 201,
    }),
    async (c) => c.json(await uploadFiles(contextOf(c), callerOf(c), await readForm(c)), 201),
  )
  .get('/:id', async (c) => {
    const { file, bytes } = await getFile(contextOf(c), c.req.param('id'), c.req.query())
    return c.body(bytes, 200, {
      'Content-Type': file.mimeType,
      'Content-Disposition': contentDisposition(file),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': file.isPublic ? 'public, max-age=31536000, immutable' : 'private, max-age=43200',
    })
  })
  .delete('/:id', operation({ id: 'deleteFile', tag, summary: 'Deletes a file for good' }), async (c) => {
    await deleteFile(contextOf(c), callerOf(c), c.req.param('id'))
    return c.body(null, 204)
  })
