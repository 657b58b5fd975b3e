import { array } from 'yup'
import type { DocumentType } from '../../../schemas/document-type.ts'
import { newPageDraft, pageDraft } from '../../../schemas/page.ts'
import { contentCheck, contentLinks, editorPresence, otherEditors } from '../../../schemas/publishing.ts'
import {
  staticContentPublish,
  staticContentSave,
  staticContentStates,
} from '../../../schemas/static-content-editing.ts'
import {
  type ApiContext,
  callerOf,
  del,
  editors,
  get,
  invalid,
  isEditor,
  listOf,
  listParameter,
  localeParameter,
  pagingParameters,
  pathParameter,
  post,
  put,
  queryParameter,
  readFilters,
  readFlag,
  readLocale,
  requireRole,
  routes,
  tagOf,
  WrittenJson,
  withCacheTags,
} from '../platform/index.ts'
import { checkDocument } from './check-document.ts'
import { seeOthers } from './edit-static-content.ts'
import { listLinksTo } from './links.ts'
import { listStates } from './list-states.ts'
import { createPageDraft } from './page-drafts.ts'
import { publishStaticContent } from './publish-static-content.ts'
import { removePage, unpublishPage } from './remove-page.ts'
import { draftIn, getPublished, getStaticContent, knownPage, knownType, listStaticContents } from './static-content.ts'
import { contentType, response, staticContentEditingRoutes } from './static-content-editing-routes.ts'
import { saveStaticContent } from './static-content-versions.ts'

/** Whether the draft is asked for. */
function readDraftFlag(query: Record<string, string[]>): boolean {
  readFilters(query, {}, ['draft'])
  return readFlag(query, 'draft')
}

/** Of one call: all managed texts, and the pages beside them. */
const mostTypes = 30

const pageType = pathParameter('type', 'The page: `page:` and its id.')
const reader = localeParameter(
  'The language whose readers see the layout so: published alone, a language has an order of its own',
)

/** What editors see has more in it than what everybody does, so nobody keeps it. */
function answerReaders({ user }: ApiContext, published: string, types: DocumentType[]) {
  const json = new WrittenJson(published)
  return isEditor(user) ? json : withCacheTags(json, types.map(tagOf.content))
}

export const staticContentRoutes = routes(
  get('/', {
    id: 'staticContents',
    summary: 'What is published, of all types',
    description: 'What is published of every type of managed content, a page at a time.',
    access: editors,
    parameters: pagingParameters,
    response: listOf(response, 'StaticContentList'),
    run: (context, { query }) => listStaticContents(context, query),
  }),
  post('/', {
    id: 'createPageDraft',
    summary: 'Begins a page of its own slug',
    description:
      'Begins a page at page/{slug}, with the blocks of a template: `text`, `questions`, or `empty`. Nobody reads it until it is published. A slug that is left out is made of the title; 409 at a slug that is another page’s, was or will be.',
    access: editors,
    failures: ['ALREADY_EXISTS'],
    response: pageDraft,
    status: 201,
    body: newPageDraft,
    run: (context, { body }) => createPageDraft(context, body),
  }),
  get('/published', {
    id: 'publishedStaticContents',
    summary: 'What is published, of the types asked for, in one call',
    description:
      'What is published of several types in one call, in the order asked for, at most 30. A type that does not exist gets 404.',
    access: 'everyone',
    failures: ['INVALID', 'NOT_FOUND'],
    parameters: [
      listParameter('types', 'Types of managed content, such as banner or homepage; repeated or with commas.'),
      reader,
    ],
    response: array(response.required()).required(),
    run: async (context, { query }) => {
      const { types = [], ...others } = query
      readFilters(others, {}, ['locale'])
      const asked = new Set(types.flatMap((text) => text.split(',')))
      if (asked.size > mostTypes) throw invalid('types', `must be at most ${mostTypes}`)
      const known = [...asked].map(knownType)
      const published = await getPublished(context, known, readLocale(others))
      return answerReaders(context, published, known)
    },
  }),
  get('/states', {
    id: 'staticContentStates',
    summary: 'How far each content and each page is, per language',
    description:
      'Every type of managed content and every page (`page` is its id), with who changed it last and when, and per language: `changed` when the draft says something else than readers see, else `missing` when something is, else `published`; `missing` counts what the language lacks.',
    access: editors,
    response: staticContentStates,
    run: (context) => listStates(context),
  }),
  get('/:type', {
    id: 'staticContent',
    summary: 'What is published, or with draft=true the newest draft',
    description:
      'What is published of a type: its texts per language, and on pages the ordered list of blocks. Editors and staff also see the blocks that they hid, and may ask for the newest draft.',
    access: 'everyone',
    failures: ['NOT_SIGNED_IN', 'FORBIDDEN'],
    parameters: [
      contentType,
      queryParameter(
        'draft',
        'boolean',
        'true gives the newest draft, or what is published when there is none; for editors and staff.',
      ),
      reader,
    ],
    response,
    run: async (context, { params, query }) => {
      const type = knownType(params.type)
      const { locale = [], ...others } = query
      if (readDraftFlag(others)) {
        requireRole(context.user, editors)
        return draftIn(context.db, type)
      }
      const published = await getStaticContent(context, type, readLocale({ locale }))
      return answerReaders(context, published, [type])
    },
  }),
  put('/:type', {
    id: 'saveStaticContent',
    summary: 'Saves a draft',
    description:
      'Saves a draft and gives it back with its new version; nothing changes on the site. `version` is the one it was read at: 409 when somebody saved since. A layout that is left out stays as it is.',
    access: editors,
    failures: ['VERSION_CONFLICT'],
    parameters: [contentType],
    response,
    body: staticContentSave,
    run: (context, { params, body }) => saveStaticContent(context, knownType(params.type), body),
  }),
  post('/:type/publish', {
    id: 'publishStaticContent',
    summary: 'Makes the newest version public, per language',
    description:
      'Makes the newest version public, in the languages named or in all; the next page request shows it. The other languages stay as they are, their order of blocks too. 409 when the version named is no longer the newest.',
    access: editors,
    failures: ['VERSION_CONFLICT'],
    parameters: [contentType],
    response,
    body: staticContentPublish,
    run: async (context, { params, body }) =>
      new WrittenJson(await publishStaticContent(context, knownType(params.type), body)),
  }),
  post('/:type/presence', {
    id: 'seeOtherEditors',
    summary: 'Says that a window has the document open, and who else does',
    description:
      'Sent every few seconds while a document is open in the editor; `client` is a UUID of the window. Gives back which other people were heard of in the last half minute, and since when they have it open. Nobody is locked out.',
    access: editors,
    parameters: [contentType],
    response: otherEditors,
    body: editorPresence,
    run: (context, { params, body }) => seeOthers(context, callerOf(context), knownType(params.type), body),
  }),
  get('/:type/check', {
    id: 'staticContentCheck',
    summary: 'What readers would stumble over',
    description:
      'What of the newest draft is to be mended before readers see it, with its place: texts that are missing (an error in Dutch, which the others fall back on), pictures without alternative text, skipped headings, links that lead nowhere or to a course that is over, titles that search engines cut off. Hidden blocks are passed over.',
    access: editors,
    parameters: [contentType],
    response: contentCheck,
    run: (context, { params }) => checkDocument(context, knownType(params.type)),
  }),
  staticContentEditingRoutes,
  get('/:type/links', {
    id: 'staticContentLinks',
    summary: 'What on the site leads to a page of its own slug',
    description:
      'The blocks whose links lead readers to the page, by its slug or by one that it had: those that are to be mended when it goes away. Hidden blocks and drafts are passed over, as is the page itself. 400 for a managed text.',
    access: editors,
    failures: ['INVALID'],
    parameters: [pageType],
    response: contentLinks,
    run: (context, { params }) => listLinksTo(context, knownPage(params.type)),
  }),
  post('/:type/unpublish', {
    id: 'unpublishPage',
    summary: 'Takes a page of its own slug from its readers',
    description:
      'Takes a page from its readers in every language. Its draft, its versions and the addresses it had stay, so that it can be published again. Plans that wait to publish it are withdrawn. 400 for a managed text.',
    access: editors,
    failures: ['INVALID'],
    parameters: [pageType],
    run: (context, { params }) => unpublishPage(context, knownPage(params.type)),
  }),
  del('/:type', {
    id: 'removePage',
    summary: 'Takes a page of its own slug away',
    description:
      'Takes a page away, published or not, with everything that was ever written on it; plans that wait to publish it are withdrawn. 400 for a managed text.',
    access: editors,
    failures: ['INVALID'],
    parameters: [pageType],
    run: (context, { params }) => removePage(context, knownPage(params.type)),
  }),
)
