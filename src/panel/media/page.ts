import { mixed, object, string } from 'yup'
import { writtenAlternative } from '../../../schemas/file.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { MediaListQuery } from '../../ui/gql/graphql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { listPaths, textHref } from '../kit/paths.ts'

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** A file to upload that says it is a picture; what it is, the API finds out. */
export const chosenPicture = object({
  file: mixed<File>()
    .required('error.required')
    .test('file', 'error.required', (value) => value instanceof File && value.size > 0)
    .test('picture', 'error.picture', (value) => value instanceof File && types.includes(value.type)),
})

/** A crossing of the grid, as shares of width and height: '0.25 1'. */
const chosenPoint = object({
  point: string()
    .matches(/^(?:0|0\.25|0\.5|0\.75|1) (?:0|0\.25|0\.5|0\.75|1)$/, 'error.choice')
    .required('error.choice'),
})

/** Keeps a picture that pages may show from then on. */
export const uploadForm = defineForm({
  name: 'media-upload',
  megabytes: 21,
  schema: async () => chosenPicture,
  fields: ['file'],
  document: graphql(`
    mutation UploadPicture($input: UploadFiles_Input!) {
      uploadFiles(input: $input) { _id }
    }
  `),
  variables: ({ file }) => ({ input: { files: [file] } }),
  next: (_data, page) => textHref(page, { edit: '', text: '', search: '', page: '', said: 'saved' }),
})

/** Which point of the picture that the address opens stays in view. */
export const focalForm = defineForm({
  name: 'focal-point',
  schema: async () => chosenPoint,
  fields: ['point'],
  document: graphql(`
    mutation ChangeFocalPoint($id: String!, $input: FocalPoint_Input!) {
      updateFocalPoint(id: $id, input: $input) { _id }
    }
  `),
  variables({ point }, { search }) {
    const [focalX = 0.5, focalY = 0.5] = point.split(' ').map(Number)
    return { id: search.edit?.[0] ?? '', input: { focalX, focalY } }
  },
  next: (_data, page) => textHref(page, { edit: '', said: 'saved' }),
})

/** What the picture shows that the address opens, in words. */
export const alternativeForm = defineForm({
  name: 'alternative-text',
  schema: async () => writtenAlternative,
  fields: ['nl', 'en', 'fr', 'decorative'],
  document: graphql(`
    mutation ChangeAlternativeText($id: String!, $input: AlternativeText_Input!) {
      updateAlternativeText(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ nl, en, fr, decorative }, { search }) => ({
    id: search.text?.[0] ?? '',
    input: { decorative, alternativeText: nl ? { nl, en: en ?? null, fr: fr ?? null } : null },
  }),
  next: (_data, page) => textHref(page, { text: '', said: 'saved' }),
})

/** What nothing shows is gone for good. */
export const removeForm = defineForm({
  name: 'media-remove',
  schema: async () => object({ id: string().uuid('error.form').required('error.required') }),
  fields: ['id'],
  document: graphql(`
    mutation RemovePicture($id: String!) {
      deleteFile(id: $id)
    }
  `),
  variables: ({ id }) => ({ id }),
  next: (_data, page) => textHref(page, { edit: '', remove: '', said: 'removed' }),
})

/** Every picture that pages may show, with what shows it, the newest first. */
export const mediaList = defineResourceList({
  path: listPaths.picture,
  texts: 'panel-media',
  query: graphql(`
    query MediaList($page: Int!, $limit: Int!, $search: String) {
      media(page: $page, limit: $limit, search: $search) {
        total
        items {
          _id name url size width height focalX focalY decorative
          alternativeText { nl en fr }
          uses { kind key title { nl en fr } }
        }
      }
    }
  `),
  orders: ['createdAt'],
  usual: 'DESC',
  filters: { search: { is: 'search', ask: (search) => ({ search }) } },
  search: ['edit', 'text', 'remove'],
  forms: [uploadForm, focalForm, alternativeForm, removeForm],
  refused(form, { locale }) {
    const texts = allTexts[locale]['panel-media']
    return form === uploadForm.name ? { field: 'file', text: texts.notPicture } : { text: texts.inUse }
  },
})

/** A picture as the library lists it. */
export type MediaRow = NonNullable<NonNullable<MediaListQuery['media']>['items'][number]>

/** What the editor's script asks about pictures: which there are, and one more. */
export const mediaCalls = definePanelPage({
  path: '/control-panel/media/pictures',
  call: () => '/media',
})

export const uploadCall = definePanelPage({
  path: '/control-panel/media/upload',
  call: () => '/files/upload',
  megabytes: 21,
})
