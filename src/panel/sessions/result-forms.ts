import { string } from 'yup'
import { newResult } from '../../../schemas/result.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { noFields } from '../../ui/forms/no-fields.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf } from '../kit/paths.ts'

const id = string().uuid('error.id')

/** A result, as points are typed; `result` is the one that is mended, if any. */
const resultSchema = newResult.omit(['session', 'passed'])
const mendedResultSchema = newResult.omit(['session', 'student']).shape({ result: id.required('error.required') })

export const resultForm = defineForm({
  name: 'result',
  schema: async () => resultSchema,
  fields: ['student', 'score', 'maximum', 'remark'],
  document: graphql(`
    mutation WriteResult($input: NewResult_Input!) {
      createResult(input: $input) { _id }
    }
  `),
  variables: ({ student, score, maximum, remark }, page) => ({
    input: { student, score, maximum, session: idOf(page), remark: remark ?? null },
  }),
  next: saidHere('saved'),
})

export const mendedResultForm = defineForm({
  name: 'result-mended',
  schema: async () => mendedResultSchema,
  fields: ['result', 'score', 'maximum', 'remark'],
  document: graphql(`
    mutation MendResult($id: String!, $input: ResultChanges_Input!) {
      updateResult(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ result, score, maximum, remark }) => ({
    id: result,
    input: { score, maximum, remark: remark ?? null },
  }),
  next: saidHere('saved'),
})

export const certificatesForm = defineForm({
  name: 'certificates',
  schema: async () => noFields,
  fields: [],
  document: graphql(`
    mutation GiveCertificates($id: String!) {
      giveCertificates(id: $id) { given }
    }
  `),
  variables: (_values, page) => ({ id: idOf(page) }),
  next: saidHere('certificates-given'),
})
