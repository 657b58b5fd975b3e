import { object, string } from 'yup'
import { inLocale, localePath } from '../../../domain/locales.ts'
import { sessionFileMegabytes } from '../../../domain/session-files.ts'
import { familyOf } from '../../../domain/tiles.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { definePage } from '../../screens/define-page.ts'

const hereAfter = ({ path, locale }: PageContext, said: string) => `${localePath(path, locale)}?said=${said}`

/** A file for who takes part; what it is, the API finds out. */
export const addMaterialForm = defineForm({
  name: 'material-add',
  send: 'site',
  megabytes: sessionFileMegabytes + 1,
  tooLarge: (locale) => allTexts[locale].error.fileTooLarge,
  schema: () => import('../../../../schemas/session-file.ts').then(({ chosenMaterial }) => chosenMaterial),
  fields: ['file'],
  document: graphql(`
    mutation AddMaterial($token: String!, $input: AddTaughtFiles_Input!) {
      addTaughtFiles(token: $token, input: $input) { _id }
    }
  `),
  variables: ({ file }, { params }) => ({ token: params.token ?? '', input: { files: [file] } }),
  next: (_data, page) => hereAfter(page, 'materialAdded'),
  refusals: { 'This type of file is not accepted': { field: 'file', text: 'materialType' } },
})

export const renameMaterialForm = defineForm({
  name: 'material-rename',
  schema: () => import('../../../../schemas/session-file.ts').then(({ sessionFileName }) => sessionFileName),
  fields: ['name'],
  document: graphql(`
    mutation RenameMaterial($token: String!, $id: String!, $input: SessionFileName_Input!) {
      renameTaughtFile(token: $token, id: $id, input: $input) { _id }
    }
  `),
  variables: (input, { params, search }) => ({ token: params.token ?? '', id: search.rename?.[0] ?? '', input }),
  next: (_data, page) => hereAfter(page, 'materialRenamed'),
})

export const removeMaterialForm = defineForm({
  name: 'material-remove',
  schema: async () => object({ id: string().uuid('error.form').required('error.required') }),
  fields: ['id'],
  document: graphql(`
    mutation RemoveMaterial($token: String!, $id: String!) {
      removeTaughtFile(token: $token, id: $id)
    }
  `),
  variables: ({ id }, { params }) => ({ token: params.token ?? '', id }),
  next: (_data, page) => hereAfter(page, 'materialRemoved'),
})

const opensQuery = graphql(`
  query MaterialOpens($token: String!) {
    trainerSession(token: $token) { _id }
  }
`)

/** What the participants of the session of a trainer’s link can download. */
export const materialPage = definePage({
  path: '/trainer/:token/material',
  access: 'visitor',
  area: 'trainer',
  isJourney: true,
  hasSecretAddress: true,
  search: ['rename', 'remove'],
  query: {
    document: graphql(`
      query Material($token: String!) {
        trainerSession(token: $token) { session { course { key category title { nl en fr } } } }
        taughtFiles(token: $token) { _id name size by createdAt isOwn }
      }
    `),
    variables: ({ params }) => ({ token: params.token ?? '' }),
    isThere: ({ trainerSession }) => trainerSession !== null,
  },
  forms: [addMaterialForm, renameMaterialForm, removeMaterialForm],
  async takesFilesOf({ params }, runQuery) {
    const { data } = await runQuery(opensQuery, { token: params.token ?? '' })
    return Boolean(data?.trainerSession)
  },
  head({ trainerSession }, { locale }) {
    const course = trainerSession?.session.course
    const { material, description } = allTexts[locale].trainer
    const tilePattern = { seed: course?.key ?? 'trainer', family: course ? familyOf(course.category) : 'sky' }
    return { title: `${material}, ${inLocale(course?.title, locale) ?? ''}`, description, tilePattern }
  },
  screen: 'trainer/material',
})

const isPlain = (parameter = '') => /^[\w-]+$/.test(parameter)

/** One of them. */
export const materialFile = definePage({
  path: '/trainer/:token/material/:id',
  access: 'visitor',
  hasSecretAddress: true,
  file: ({ params: { token, id } }) =>
    isPlain(token) && isPlain(id) ? { path: `/trainer-sessions/${token}/files/${id}` } : null,
})
