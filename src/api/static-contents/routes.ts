import { Hono } from 'hono'
import { array } from 'yup'
import {
  staticContentPublish,
  staticContentSave,
  staticContentVersions,
} from '../../../schemas/static-content-editing.ts'
import { editors, requireRole } from '../access.ts'
import { tagOf, withCacheTags } from '../cache-tags.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { invalid } from '../errors.ts'
import { readFilters } from '../filters.ts'
import { jsonResponse } from '../json-response.ts'
import { component, listOf, operation } from '../openapi/operation.ts'
import { listParameter, pagingParameters, pathParameter, queryParameter } from '../openapi/parameters.ts'
import { knownType } from './content-type.ts'
import { getDraft, getPublished, getStaticContent } from './get-static-content.ts'
import { listStaticContents } from './list-static-contents.ts'
import { listStaticContentVersions } from './list-versions.ts'
import { publishStaticContent } from './publish-static-content.ts'
import { restoreStaticContent } from './restore-static-content.ts'
import { saveStaticContent } from './save-static-content.ts'

/** `draft=true` or `draft=false`; anything else is a 400. */
function readDraftFlag({ draft, ...others }: Record<string, string[]>): boolean {
  readFilters(others, {}, [])
  if (draft && (draft.length > 1 || !/^(?:true|false)$/.test(draft[0] ?? '')))
    throw invalid('draft', 'must be true or false')
  return draft?.[0] === 'true'
}

const tag = 'staticContents'
const contentType = pathParameter('type', 'The type of managed content, such as banner, homepage or homepage-offer.')
const response = component('StaticContent')

export const staticContentRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'staticContents',
      tag,
      summary: 'What is published, of all types',
      description: 'What is published of every type of managed content, a page at a time.',
      access: editors,
      parameters: pagingParameters,
      response: listOf(response, 'StaticContentList'),
    }),
    async (c) => c.json(await listStaticContents(contextOf(c), c.req.queries())),
  )
  .get(
    '/published',
    operation({
      id: 'publishedStaticContents',
      tag,
      summary: 'What is published, of the types asked for, in one call',
      description:
        'What is published of several types in one call, in the order asked for. A type that does not exist gets 404.',
      access: 'everyone',
      failures: ['NOT_FOUND'],
      parameters: [
        listParameter('types', 'Types of managed content, such as banner or homepage; repeated or with commas.'),
      ],
      response: array(response.required()).required(),
    }),
    async (c) => {
      const { types = [], ...others } = c.req.queries()
      readFilters(others, {}, [])
      const known = [...new Set(types.flatMap((text) => text.split(',')))].map(knownType)
      return withCacheTags(jsonResponse(await getPublished(contextOf(c), known)), known.map(tagOf.content))
    },
  )
  .get(
    '/:type',
    operation({
      id: 'staticContent',
      tag,
      summary: 'What is published, or with draft=true the newest draft',
      description:
        'What is published of a type: its texts per language, and on pages the ordered list of blocks. Editors and staff may ask for the newest draft.',
      access: 'everyone',
      failures: ['NOT_SIGNED_IN', 'FORBIDDEN'],
      parameters: [
        contentType,
        queryParameter(
          'draft',
          'boolean',
          'true gives the newest draft, or what is published when there is none; for editors and staff.',
        ),
      ],
      response,
    }),
    async (c) => {
      const type = knownType(c.req.param('type'))
      if (readDraftFlag(c.req.queries())) {
        requireRole(c.var.user, editors)
        return c.json(await getDraft(contextOf(c), type))
      }
      return withCacheTags(jsonResponse(await getStaticContent(contextOf(c), type)), [tagOf.content(type)])
    },
  )
  .put(
    '/:type',
    operation({
      id: 'saveStaticContent',
      tag,
      summary: 'Saves a draft',
      description:
        'Saves a draft and gives it back with its new version; nothing changes on the site. `version` is the one it was read at: 409 when somebody saved since. A layout that is left out stays as it is.',
      access: editors,
      failures: ['VERSION_CONFLICT'],
      parameters: [contentType],
      response,
    }),
    checkBody(staticContentSave),
    async (c) => c.json(await saveStaticContent(contextOf(c), knownType(c.req.param('type')), c.req.valid('json'))),
  )
  .post(
    '/:type/publish',
    operation({
      id: 'publishStaticContent',
      tag,
      summary: 'Makes the newest version public, per language',
      description:
        'Makes the newest version public, in the languages named or in all; the next page request shows it. 409 when the version named is no longer the newest.',
      access: editors,
      failures: ['VERSION_CONFLICT'],
      parameters: [contentType],
      response,
    }),
    checkBody(staticContentPublish),
    async (c) => c.json(await publishStaticContent(contextOf(c), knownType(c.req.param('type')), c.req.valid('json'))),
  )
  .get(
    '/:type/versions',
    operation({
      id: 'staticContentVersions',
      tag,
      summary: 'All versions, newest first',
      description:
        'Every version that was saved, the newest first, with who saved it and when, and when it was published.',
      access: editors,
      parameters: [contentType],
      response: staticContentVersions,
    }),
    async (c) => c.json(await listStaticContentVersions(contextOf(c), knownType(c.req.param('type')))),
  )
  .post(
    '/:type/restore/:version',
    operation({
      id: 'restoreStaticContent',
      tag,
      summary: 'Makes a new draft of an older version',
      description:
        'Makes a new draft with the content of an older version; nothing is lost and nothing changes on the site until it is published.',
      access: editors,
      parameters: [contentType, pathParameter('version', 'The number of the older version.', 'integer')],
      response,
    }),
    async (c) =>
      c.json(await restoreStaticContent(contextOf(c), knownType(c.req.param('type')), c.req.param('version'))),
  )
