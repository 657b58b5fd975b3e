import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { editorQuery } from './drafts-query.gen.ts'
import { pageOf, pageTitle } from './editor-data.ts'

graphql(`
  fragment EditedDraft on StaticContentDraft {
    type
    version
    blocks { id block position hidden removed data sources }
  }
`)

/** A page of the site at work: its blocks, the draft itself in a frame, and the fields of one block. */
export const editorPage = definePanelPage({
  path: '/control-panel/content/:type',
  query: {
    document: editorQuery,
    variables: ({ params }) => ({ type: pageOf(params.type ?? '') ?? '' }),
    isThere: ({ page }) => Boolean(page),
    mayBeMissing: true,
  },
  isWhole: true,
  title: (data, { locale, params }) => {
    const texts = allTexts[locale]['panel-editor']
    const names: Record<string, string> = texts.pages
    return names[pageOf(params.type ?? '') ?? ''] ?? (pageTitle(data, locale) || texts.title)
  },
})

/** What the editor's script asks, of each document that its page shows. */
export const editorCalls = definePanelPage({
  path: '/control-panel/editing/:type/:call',
  call: ({ params: { type, call } }) =>
    call && ['draft', 'operations', 'presence'].includes(call) ? `/static-contents/${type}/${call}` : null,
})

export const publishTogetherCall = definePanelPage({
  path: '/control-panel/publish-together',
  call: () => '/publishing-plans/now',
})

/** Which pages editors made: a link may lead there. */
export const linkPagesCall = definePanelPage({
  path: '/control-panel/link-pages',
  call: () => '/static-contents/states',
})

export const draftPage = definePanelPage({
  path: '/control-panel/editing/:type/page',
  search: ['in'],
  draft: 'page',
})

export const draftBlock = definePanelPage({
  path: '/control-panel/editing/:type/block',
  draft: 'block',
})
