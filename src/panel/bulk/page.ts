import { boolean, object, string } from 'yup'
import { line, optional } from '../../../schemas/rules.ts'
import { uuidPattern } from '../../domain/values.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import type { FormValues } from '../../ui/forms/form-state.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { BulkActPageQuery } from '../../ui/gql/graphql.ts'
import { bulkHref } from '../kit/bulk.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { centsOf, euros } from '../kit/euros.ts'
import { idOf } from '../kit/paths.ts'

/** What its act asks; the API says what is lacking. */
const startSchema = object({
  price: euros,
  session: string().uuid('error.id'),
  reason: optional(line(500)),
  looked: string().oneOf(['1']),
  all: boolean(),
})

/** What is asked by the form, and sent with it once its mails were looked at. */
export const askedFields = ['price', 'session', 'reason'] as const

export const bulkStartForm = defineForm({
  name: 'bulk-start',
  schema: async () => startSchema,
  fields: [...askedFields, 'looked', 'all'],
  preview: true,
  shownFirst: 'looked',
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
export type BulkMails = NonNullable<BulkActPageQuery['bulkActMails']>

/** What was typed, as far as it is right. */
function givenIn(typed: FormValues) {
  const [price = '', session = '', reason = ''] = askedFields.map((name) => String(typed[name] ?? '').trim())
  return {
    price: (euros.isValidSync(price) && centsOf(price)) || null,
    session: uuidPattern.test(session) ? session : null,
    reason: reason || null,
  }
}

export const bulkPage = definePanelPage({
  path: '/control-panel/bulk/:id',
  search: ['all'],
  query: {
    document: graphql(`
      query BulkActPage($id: String!, $price: Int, $session: String, $reason: String, $all: Boolean) {
        bulkAct(id: $id) {
          _id act state author startedAt total participants possible ended done credit refund kept invoices owed price movesTo
          reason sessions { _id startDate place { nl en fr } taken capacity }
          refused { registration customer course { nl en fr } startDate why }
        }
        bulkActMails(id: $id, price: $price, session: $session, reason: $reason, all: $all) { rehearsed mails { ...ExpectedMails } }
      }
    `),
    variables: (page, typed = {}) => ({
      id: idOf(page),
      all: page.search.all?.[0] === 'true' || typed.all === 'true',
      ...givenIn(typed),
    }),
  },
  forms: [bulkStartForm],
  title: (_data, { locale }) => allTexts[locale]['panel-bulk'].what,
})
