import { object, string } from 'yup'
import { isPageDocument } from '../../domain/editing/page-document.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { saidHere } from '../kit/forms.ts'
import { contentPath, panelPath } from '../kit/paths.ts'

const removeSchema = object({
  type: string()
    .test('page', 'error.form', (type) => type !== undefined && isPageDocument(type))
    .required('error.required'),
})

const schema = async () => removeSchema

/** Takes a page from its readers; its draft stays. */
export const unpublishForm = defineForm({
  name: 'page-unpublish',
  schema,
  fields: ['type'],
  document: graphql(`
    mutation UnpublishPage($type: String!) {
      unpublishPage(type: $type)
    }
  `),
  variables: ({ type }) => ({ type }),
  next: saidHere('page-unpublished'),
})

/** Takes a page away with everything that was ever written on it. */
export const removeForm = defineForm({
  name: 'page-remove',
  schema,
  fields: ['type'],
  document: graphql(`
    mutation RemovePage($type: String!) {
      removePage(type: $type)
    }
  `),
  variables: ({ type }) => ({ type }),
  next: saidHere('page-removed'),
})

/** Everything that editors manage, with how far each language of it is, and what leads to the page that is asked about. */
export const contentList = defineResourceList({
  path: contentPath,
  texts: 'panel-content',
  query: graphql(`
    query Contents($removed: String!, $isRemoving: Boolean!) {
      staticContentStates {
        items { ...ContentState }
      }
      staticContentLinks(type: $removed) @include(if: $isRemoving) {
        items { type title { nl en fr } block locales }
      }
    }
  `),
  also({ search }) {
    const removed = search.remove?.[0] ?? ''
    return { removed, isRemoving: isPageDocument(removed) }
  },
  orders: ['name'],
  usual: 'ASC',
  filters: { search: 'search', kind: ['contents', 'pages'], state: ['changed', 'missing'] },
  size: 50,
  search: ['remove'],
  forms: [unpublishForm, removeForm],
})

/** Begins a page that nobody reads yet, and leads into its editor. */
export const newPageForm = defineForm({
  name: 'page-new',
  schema: () => import('../../../schemas/page.ts').then((module) => module.newPageDraft),
  fields: ['title.nl', 'slug.nl', 'title.en', 'slug.en', 'title.fr', 'slug.fr', 'template'],
  document: graphql(`
    mutation NewPage($input: NewPageDraft_Input!) {
      createPageDraft(input: $input) { type }
    }
  `),
  variables: (input) => ({ input }),
  next: ({ createPageDraft }, { locale }) => panelPath(`${contentPath}/${createPageDraft?.type ?? ''}`, locale),
})

/** A page of its own slug begins here. */
export const newContentPage = definePanelPage({
  path: '/control-panel/content/new',
  forms: [newPageForm],
  title: (_data, { locale }) => allTexts[locale]['panel-content'].newPage,
})
