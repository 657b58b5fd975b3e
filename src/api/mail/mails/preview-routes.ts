import { Hono } from 'hono'
import {
  type ApiEnv,
  ApiError,
  editors,
  localeParameter,
  operation,
  pathParameter,
  readFilters,
  readLocale,
} from '../../platform/index.ts'

export const mailPreviewRoutes = new Hono<ApiEnv>().get(
  '/:kind/preview',
  operation({
    id: 'mailPreview',
    tag: 'interfaceTexts',
    summary: 'A mail with made-up facts, as its reader gets it',
    description:
      'The mail whose texts stand under mail.kinds.{kind}, as HTML, in a language: with what editors changed of them, and with examples where facts are filled in.',
    access: editors,
    failures: ['NOT_FOUND'],
    parameters: [
      pathParameter('kind', 'The name of its texts under mail.kinds: welcome.'),
      localeParameter('The language of its reader'),
    ],
    bytes: 'text/html',
  }),
  (c) => {
    const query = c.req.queries()
    readFilters(query, {}, ['locale'])
    const { previewMail, brand, publicUrl } = c.var.parts
    const html = previewMail(c.req.param('kind'), readLocale(query), { brand, publicUrl })
    if (html === null) throw new ApiError('NOT_FOUND')
    return c.html(html)
  },
)
