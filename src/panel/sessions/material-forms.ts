import { object, string } from 'yup'
import { sessionFileMegabytes } from '../../domain/session-files.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf } from '../kit/paths.ts'

/** A file for who takes part; what it is, the API finds out. */
export const materialForm = defineForm({
  name: 'session-material',
  megabytes: sessionFileMegabytes + 1,
  tooLarge: (locale) => allTexts[locale].error.fileTooLarge,
  schema: () => import('../../../schemas/session-file.ts').then(({ chosenMaterial }) => chosenMaterial),
  fields: ['file'],
  document: graphql(`
    mutation AddSessionMaterial($id: String!, $input: AddSessionFiles_Input!) {
      addSessionFiles(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ file }, page) => ({ id: idOf(page), input: { files: [file] } }),
  next: (data, page) => `${saidHere('material-added')(data, page)}#material-title`,
  refusals: { 'This type of file is not accepted': { field: 'file', text: 'materialType' } },
})

export const materialRemoveForm = defineForm({
  name: 'session-material-remove',
  schema: async () => object({ file: string().uuid('error.form').required('error.required') }),
  fields: ['file'],
  document: graphql(`
    mutation RemoveSessionMaterial($id: String!, $file: String!) {
      removeSessionFile(id: $id, file: $file)
    }
  `),
  variables: ({ file }, page) => ({ id: idOf(page), file }),
  next: saidHere('material-removed'),
})

export const materialForms = [materialForm, materialRemoveForm] as const

/** One of the files that participants can download. */
export const materialFile = definePanelPage({
  path: '/control-panel/sessions/:id/material/:file',
  file: ({ params: { id = '', file = '' } }) =>
    /^[\w-]+ [\w-]+$/.test(`${id} ${file}`) ? { path: `/sessions/${id}/files/${file}` } : null,
})
