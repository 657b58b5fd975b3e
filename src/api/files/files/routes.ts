import { Hono } from 'hono'
import { array } from 'yup'
import { file } from '../../../../schemas/file.ts'
import {
  type ApiEnv,
  callerOf,
  contentDisposition,
  contextOf,
  everybodySignedIn,
  operation,
  pathParameter,
  queryParameter,
  readForm,
} from '../../platform/index.ts'
import { deleteFile } from './delete-file.ts'
import { getFile } from './get-file.ts'
import { uploadFiles } from './upload-files.ts'

const tag = 'files'

export const fileRoutes = new Hono<ApiEnv>()
  .post(
    '/upload',
    operation({
      id: 'uploadFiles',
      tag,
      summary: 'Keeps files; their type is found from their bytes',
      description:
        'Keeps up to ten files of at most 20 MB each, and pictures of 200 million pixels together (300 million a minute), all or none. A private person keeps 50 files and 100 MB, an organisation 1,000 and 1 GB. Their type is found from their bytes; pictures are encoded anew. What editors and staff upload is public, what customers upload is for themselves and their organisation.',
      access: everybodySignedIn,
      failures: ['TOO_MANY_FILES', 'UNSUPPORTED_TYPE', 'TOO_MANY'],
      bodyLimit: 50,
      form: { files: 'files' },
      response: array(file.required()).required(),
      status: 201,
    }),
    async (c) => c.json(await uploadFiles(contextOf(c), callerOf(c), await readForm(c)), 201),
  )
  .get(
    '/:id',
    operation({
      id: 'file',
      tag,
      summary: 'The bytes of a file',
      description:
        'The bytes of a file, with its own content type. Public files are for everybody; others for whoever may see them, or with the link of POST /miniobuckets/presignedUrl.',
      access: 'everyone',
      failures: ['NOT_SIGNED_IN'],
      parameters: [
        pathParameter('id', 'The id of the file.'),
        queryParameter('expires', 'integer', 'Until when a signed link is good, in seconds since 1970.'),
        queryParameter('signature', 'string', 'The signature of a signed link.'),
      ],
      bytes: '*/*',
    }),
    async (c) => {
      const { file, bytes } = await getFile(contextOf(c), c.req.param('id'), c.req.query())
      return c.body(bytes, 200, {
        'Content-Type': file.mimeType,
        'Content-Disposition': contentDisposition(file),
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': file.isPublic ? 'public, max-age=31536000, immutable' : 'private, max-age=43200',
      })
    },
  )
  .delete(
    '/:id',
    operation({
      id: 'deleteFile',
      tag,
      summary: 'Deletes a file for good',
      description:
        'Deletes a file for good. Customers delete what is theirs, editors and staff what is public too; 409 while something shows it.',
      access: everybodySignedIn,
      failures: ['FORBIDDEN', 'IN_USE'],
      parameters: [pathParameter('id', 'The id of the file.')],
    }),
    async (c) => {
      await deleteFile(contextOf(c), callerOf(c), c.req.param('id'))
      return c.body(null, 204)
    },
  )
