import { array, object, string } from 'yup'
import { type BulkAct, bulkActs, bulkRoles } from '../../domain/bulk-acts.ts'
import { worksAs } from '../../domain/visitor.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from './paths.ts'

/** What is done to many, to look at before it is started, and what came of it. */
export const bulkHref = (id: string, { locale }: Pick<PageContext, 'locale'>): string =>
  panelPath(`/bulk/${id}`, locale)

const schema = object({ chosen: array(string().uuid('error.id').required('error.required')), found: string() })

/** Of rows that are chosen, or of what a query of the list finds. */
export const bulkForms = bulkActs.map((act) =>
  defineForm({
    name: `bulk-${act}`,
    schema: async () => schema,
    fields: ['chosen', 'found'],
    document: graphql(`
      mutation CreateBulkAct($input: NewBulkAct_Input!, $key: String!) {
        createBulkAct(input: $input, Idempotency_Key: $key) { _id }
      }
    `),
    variables: ({ chosen = [], found }, _page, { key }) => ({
      input: { act, registrations: found ? [] : chosen, found: found || null },
      key,
    }),
    next: ({ createBulkAct: made }, page) => bulkHref(made?._id ?? '', page),
  }),
)

/** What somebody may do to many. */
export const bulkActsOf = ({ visitor }: PageContext): BulkAct[] =>
  bulkActs.filter((act) => worksAs(visitor, bulkRoles[act]))
