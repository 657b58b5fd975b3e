import { Hono } from 'hono'
import { array } from 'yup'
import {
  staticContentPublish,
  staticContentSave,
  staticContentVersions,
} from '../../../schemas/static-content-editing.ts'
import { editors, requireRole } from '../access.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { invalid } from '../errors.ts'
import { readFilters } from '../filters.ts'
import { jsonAnswer } from '../json-answer.ts'
import { component, listOf, listParameter, operation, pagingParameters, queryParameter } from '../openapi/operation.ts'
import { knownType, tagOf } from './content-type.ts'
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
const answer = component('StaticContent')

export const staticContentRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'staticContents',
      tag,
      summary: 'What is published, of all types',
      parameters: pagingParameters,
      answer: listOf(answer, 'StaticContentList'),
    }),
    async (c) => c.json(await listStaticContents(contextOf(c), c.req.queries())),
  )
  .get(
    '/published',
    operation({
      id: 'publishedStaticContents',
      tag,
      summary: 'What is published, of the types asked for, in one call',
      parameters: [listParameter('types')],
      answer: array(answer.required()).required(),
    }),
    async (c) => {
      const { types = [], ...others } = c.req.queries()
      readFilters(others, {}, [])
      const known = [...new Set(types.flatMap((text) => text.split(',')))].map(knownType)
      c.header('Cache-Tag', known.map(tagOf).join(' '))
      return jsonAnswer(c, await getPublished(contextOf(c), known))
    },
  )
  .get(
    '/:type',
    operation({
      id: 'staticContent',
      tag,
      summary: 'What is published, or with draft=true the newest draft',
      parameters: [queryParameter('draft', 'boolean')],
      answer,
    }),
    async (c) => {
      const type = knownType(c.req.param('type'))
      if (readDraftFlag(c.req.queries())) {
        requireRole(c.var.user, editors)
        return c.json(await getDraft(contextOf(c), type))
      }
      c.header('Cache-Tag', tagOf(type))
      return jsonAnswer(c, await getStaticContent(contextOf(c), type))
    },
  )
  .put(
    '/:type',
    operation({ id: 'saveStaticContent', tag, summary: 'Saves a draft', answer }),
    checkBody(staticContentSave),
    async (c) => c.json(await saveStaticContent(contextOf(c), knownType(c.req.param('type')), c.req.valid('json'))),
  )
  .post(
    '/:type/publish',
    operation({ id: 'publishStaticContent', tag, summary: 'Makes the newest version public, per language', answer }),
    checkBody(staticContentPublish),
    async (c) => c.json(await publishStaticContent(contextOf(c), knownType(c.req.param('type')), c.req.valid('json'))),
  )
  .get(
    '/:type/versions',
    operation({
      id: 'staticContentVersions',
      tag,
      summary: 'All versions, newest first',
      answer: staticContentVersions,
    }),
    async (c) => c.json(await listStaticContentVersions(contextOf(c), knownType(c.req.param('type')))),
  )
  .post(
    '/:type/restore/:version',
    operation({
      id: 'restoreStaticContent',
      tag,
      summary: 'Makes a new draft of an older version',
      parameters: [{ name: 'version', in: 'path', required: true, schema: { type: 'integer' } }],
      answer,
    }),
    async (c) =>
      c.json(await restoreStaticContent(contextOf(c), knownType(c.req.param('type')), c.req.param('version'))),
  )
