import {
  staticContentChanges,
  staticContentDraft,
  staticContentOperations,
  staticContentRows,
  staticContentSaved,
  staticContentVersions,
} from '../../../schemas/static-content-editing.ts'
import { component, editors, get, pathParameter, post, queryParameter, required, routes } from '../platform/index.ts'
import { editStaticContent, getEditedDraft } from './edit-static-content.ts'
import { knownType } from './static-content.ts'
import { listSaves } from './static-content-saves.ts'
import { listChanges, listStaticContentVersions, restoreStaticContent } from './static-content-versions.ts'

export const response = component('StaticContent')
export const contentType = pathParameter(
  'type',
  'The type of managed content, such as banner, homepage or homepage-offer; of a page of its own slug `page:` and its id.',
)

export const staticContentEditingRoutes = routes(
  get('/:type/versions', {
    id: 'staticContentVersions',
    summary: 'All versions, newest first',
    description:
      'Every whole version, the newest first, with who saved it and when, and when it was published: those that were published, restored or sent as a whole, and drafts that such a one replaced. What editors do in between is read as operations.',
    access: editors,
    parameters: [contentType],
    response: staticContentVersions,
    run: (context, { params }) => listStaticContentVersions(context, knownType(params.type)),
  }),
  get('/:type/versions/:version/changes', {
    id: 'staticContentChanges',
    summary: 'What a version changed',
    description:
      'What a whole version says otherwise than the whole one before it: blocks `added`, `removed`, `moved`, `hidden` or `shown`, and texts `changed` with their path and language. The block whose id is empty is the document’s own content.',
    access: editors,
    parameters: [contentType, pathParameter('version', 'The number of the version.', 'integer')],
    response: staticContentChanges,
    run: (context, { params }) => listChanges(context, knownType(params.type), params.version),
  }),
  post('/:type/restore/:version', {
    id: 'restoreStaticContent',
    summary: 'Makes a new draft of an older version',
    description:
      'Makes a new draft with the content of an older version; the draft that stood becomes a version too, and nothing changes on the site until it is published. 400 at a slug that became another page’s.',
    access: editors,
    parameters: [contentType, pathParameter('version', 'The number of the older version.', 'integer')],
    response,
    run: (context, { params }) => restoreStaticContent(context, knownType(params.type), params.version),
  }),
  get('/:type/draft', {
    id: 'staticContentDraft',
    summary: 'The draft, block by block',
    description:
      'The newest draft as an editor’s program holds it: every block with its position, what was removed too, and items of lists with an `_id`. The block whose id is empty holds the document’s own content. Positions are compared byte by byte. `published` is what readers see (`data`, `layout`), null before there are any.',
    access: editors,
    parameters: [contentType],
    response: staticContentDraft,
    run: (context, { params }) => getEditedDraft(context, knownType(params.type)),
  }),
  post('/:type/operations', {
    id: 'editStaticContent',
    summary: 'Saves what an editor did, block by block',
    description:
      'Saves operations on blocks: `set` a value (`locale`, `path`, `value`), `confirm` a translation (`from` is the hash of the Dutch text it is right for), `move` to a `position`, `insert` a `block`, `hide`, `remove`, `restore`. What others did meanwhile stays: where `was` is no longer what stands there, nothing is changed and the answer says so under `conflicts`, as do the rows that others read. `number` counts the saves of a `client` (a UUID of its own); the same number again changes nothing more. The answer gives every row after `base`. 409 when `base` is no version, or 500 versions ago: read the operations since first.',
    access: editors,
    failures: ['VERSION_CONFLICT'],
    parameters: [contentType],
    response: staticContentSaved,
    body: staticContentOperations,
    run: (context, { params, body }) => editStaticContent(context, knownType(params.type), body),
  }),
  get('/:type/operations', {
    id: 'staticContentOperations',
    summary: 'What was done to the draft since a version',
    description:
      'Every save after a version, the oldest first and at most 500, with who did what and what of it met something others did. Of a long text a row may have the part that changed: its `value` stands in place of the `at[1]` letters (UTF-16) from the `at[0]`th on. `version` is where they lead: ask again from there while it is not the newest. 409 when what came right after was forgotten: that takes a month, and 500 versions.',
    access: editors,
    failures: ['VERSION_CONFLICT'],
    parameters: [contentType, required(queryParameter('since', 'integer', 'The version that is known already.'))],
    response: staticContentRows,
    run: (context, { params, query }) => listSaves(context, knownType(params.type), query),
  }),
)
