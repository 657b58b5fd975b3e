import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { textHref } from '../kit/paths.ts'

const schemas = () => import('./media-schemas.ts')

/** Keeps a picture that pages may show from then on. */
export const uploadForm = defineForm({
  name: 'media-upload',
  megabytes: 21,
  schema: () => schemas().then(({ chosenPicture }) => chosenPicture),
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
  schema: () => schemas().then(({ chosenPoint }) => chosenPoint),
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
  schema: () => schemas().then(({ writtenAlternative }) => writtenAlternative),
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
  schema: () => schemas().then(({ removedPicture }) => removedPicture),
  fields: ['id'],
  document: graphql(`
    mutation RemovePicture($id: String!) {
      deleteFile(id: $id)
    }
  `),
  variables: ({ id }) => ({ id }),
  next: (_data, page) => textHref(page, { edit: '', remove: '', said: 'removed' }),
})
