import { Hono } from 'hono'
import { type ArrangedType, isArranged } from '../../../schemas/document-type.ts'
import { newPreview, previewedDraft, previews } from '../../../schemas/preview.ts'
import { editors } from '../access.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { invalid } from '../errors.ts'
import { operation } from '../openapi/operation.ts'
import { pathParameter } from '../openapi/parameters.ts'
import { knownType } from '../static-contents/content-type.ts'
import { createPreview } from './create-preview.ts'
import { listPreviews } from './list-previews.ts'
import { readPreview } from './read-preview.ts'
import { revokePreview } from './revoke-preview.ts'

const tag = 'staticContents'
const page = pathParameter('type', 'The page: the name of its content, or `page:` and its id.')

/** 404 for what is not there, 400 for a managed text that is no page. */
function pageType(given: string): ArrangedType {
  const type = knownType(given)
  if (!isArranged(type)) throw invalid('type', 'is no page')
  return type
}

/** Addresses that show drafts to people without an account. */
export const staticContentPreviewRoutes = new Hono<ApiEnv>()
  .get(
    '/:type/previews',
    operation({
      id: 'previews',
      tag,
      summary: 'The addresses that show a page’s draft',
      description:
        'The addresses under which people without an account see the newest draft of a page, the newest first: who made them, until when they show it, and those that ended or were withdrawn in the last month. 400 for a managed text that is no page.',
      access: editors,
      failures: ['INVALID'],
      parameters: [page],
      response: previews,
    }),
    async (c) => c.json(await listPreviews(contextOf(c), pageType(c.req.param('type')))),
  )
  .post(
    '/:type/previews',
    operation({
      id: 'createPreview',
      tag,
      summary: 'Makes an address that shows a page’s draft',
      description:
        'Makes an address under which people without an account see the newest draft of a page for 1, 7 or 30 days, and gives back all that the page has. Whoever has the address sees each later draft too, until it ends or is withdrawn.',
      access: editors,
      failures: ['NOT_FOUND'],
      parameters: [page],
      response: previews,
      status: 201,
    }),
    checkBody(newPreview),
    async (c) => c.json(await createPreview(contextOf(c), pageType(c.req.param('type')), c.req.valid('json')), 201),
  )
  .delete(
    '/:type/previews/:id',
    operation({
      id: 'revokePreview',
      tag,
      summary: 'Withdraws an address that shows a page’s draft',
      description: 'The address shows nothing from now on; 404 where the page has no such address in use.',
      access: editors,
      failures: ['INVALID'],
      parameters: [page, pathParameter('id', 'The id of the address.')],
    }),
    async (c) => {
      await revokePreview(contextOf(c), pageType(c.req.param('type')), c.req.param('id'))
      return c.body(null, 204)
    },
  )

/** What such an address shows. */
export const previewRoutes = new Hono<ApiEnv>().get(
  '/:token',
  operation({
    id: 'previewedDraft',
    tag,
    summary: 'What a preview address shows',
    description:
      'The newest draft of a page with those of the managed texts on it, to whoever knows the secret of its address; 404 for any other, and once the address ended, was withdrawn, or the page was removed.',
    access: 'everyone',
    failures: ['TOO_MANY'],
    parameters: [pathParameter('token', 'The secret of the address.')],
    response: previewedDraft,
  }),
  async (c) => c.json(await readPreview(contextOf(c), c.req.param('token'))),
)
