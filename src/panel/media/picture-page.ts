import { object, string } from 'yup'
import { pictureVersion, replacedAlternative } from '../../../schemas/file.ts'
import { uuidPattern } from '../../domain/values.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PanelPictureQuery } from '../../ui/gql/graphql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf } from '../kit/paths.ts'
import { chosenPicture } from './page.ts'

/** Where the focus is after a picture was replaced: taking it back is a key away. */
export const formerPlace = 'picture-former'

const refusals = { 'Somebody else saved a newer version': { text: 'pictureReplaced' } } as const

/** A new file in the place of the picture's own, with what it shows in words. */
export const replaceForm = defineForm({
  name: 'picture-replace',
  megabytes: 21,
  tooLarge: (locale) => allTexts[locale].error.fileTooLarge,
  schema: async () => chosenPicture.concat(replacedAlternative).concat(pictureVersion),
  fields: ['file', 'nl', 'en', 'fr', 'decorative', 'version'],
  document: graphql(`
    mutation ReplacePicture($id: String!, $input: ReplacePicture_Input!) {
      replacePicture(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ file, nl, en, fr, decorative, version }, page) => ({
    id: idOf(page),
    input: { file, nl: nl ?? '', en: en ?? '', fr: fr ?? '', decorative: String(decorative), version: String(version) },
  }),
  next: (data, page) => `${saidHere('picture-replaced')(data, page)}#${formerPlace}`,
  refusals,
})

/** A file that the picture had before, in its place again. */
export const restoreForm = defineForm({
  name: 'picture-restore',
  schema: async () => object({ former: string().uuid('error.form').required('error.required') }).concat(pictureVersion),
  fields: ['former', 'version'],
  document: graphql(`
    mutation RestorePicture($id: String!, $former: String!, $input: PictureVersion_Input!) {
      restorePicture(id: $id, former: $former, input: $input) { _id }
    }
  `),
  variables: ({ former, version }, page) => ({ id: idOf(page), former, input: { version } }),
  next: (data, page) => `${saidHere('picture-restored')(data, page)}#${formerPlace}`,
  refusals,
})

export const pictureIn = (data: PanelPictureQuery) => data.media?.items[0] ?? null

/** One picture: its file, those that it had before, and where it is shown. */
export const picturePage = definePanelPage({
  path: '/control-panel/media/:id',
  search: ['restore'],
  query: {
    document: graphql(`
      query PanelPicture($id: String!) {
        media(page: 1, limit: 1, search: $id) {
          items {
            _id name url size width height decorative version
            alternativeText { nl en fr }
            former { _id name size width height replacedAt }
            uses { kind key title { nl en fr } }
          }
        }
      }
    `),
    variables: ({ params: { id = '' } }) => (uuidPattern.test(id) ? { id } : null),
    isThere: (data) => data !== null && pictureIn(data) !== null,
  },
  forms: [replaceForm, restoreForm],
  title: (data, { locale }) => (data && pictureIn(data)?.name) ?? allTexts[locale]['panel-media'].picture,
})

/** What a picture was before, small. */
export const formerFile = definePanelPage({
  path: '/control-panel/media/:id/former/:former',
  file: ({ params: { id = '', former = '' } }) => ({ path: `/media/${id}/former/${former}` }),
})
