import { object, string } from 'yup'
import { line, optional } from '../../../schemas/rules.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { BulkActPageQuery } from '../../ui/gql/graphql.ts'
import { bulkHref } from '../kit/bulk.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { centsOf, euros } from '../kit/euros.ts'
import { idOf } from '../kit/paths.ts'

/** What its act asks; the API says what is lacking. */
const startSchema = object({ price: euros, session: string().uuid('error.id'), reason: optional(line(500)) })

export const bulkStartForm = defineForm({
  name: 'bulk-start',
  schema: async () => startSchema,
  fields: ['price', 'session', 'reason'],
  document: graphql(`
    mutation StartBulkAct($id: String!, $input: BulkStart_Input!) {
      startBulkAct(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ price, session, reason }, page) => ({
    id: idOf(page),
    input: { price: price ? centsOf(price) : null, session: session || null, reason },
  }),
  next: (_data, page) => bulkHref(idOf(page), page),
})

export type BulkActShown = NonNullable<BulkActPageQuery['bulkAct']>

export const bulkPage = definePanelPage({
  path: '/control-panel/bulk/:id',
  query: {
    document: graphql(`
      query BulkActPage($id: String!) {
        bulkAct(id: $id) {
          _id act state author startedAt total participants possible ended done credit refund kept invoices owed price movesTo
          reason sessions { _id startDate place { nl en fr } taken capacity }
          refused { registration customer course { nl en fr } startDate why }
        }
      }
    `),
    variables: (page) => ({ id: idOf(page) }),
  },
  forms: [bulkStartForm],
  title: (_data, { locale }) => allTexts[locale]['panel-bulk'].what,
})
