import { localePath } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePage } from '../screens/define-page.ts'

/** The same address then says what was answered. */
const next = (_data: unknown, { path, locale }: PageContext) => localePath(path, locale)
const tokenOf = ({ params }: PageContext) => params.token ?? ''
const refusals = { 'The effect on money has changed': { text: 'offerChanged' } } as const

/** Approves the quotation that is shown, with where its invoice goes. */
export const approveForm = defineForm({
  name: 'approve-quotation',
  makesDebt: true,
  schema: () => import('../../../schemas/booking.ts').then((file) => file.quotationApproval),
  fields: ['offerNumber', 'address', 'zip', 'city', 'country', 'vat', 'customerRef'],
  refusals,
  document: graphql(`
    mutation ApproveQuotation($token: String!, $input: QuotationApproval_Input!) {
      approveQuotation(token: $token, input: $input) { status }
    }
  `),
  variables: (input, page) => ({ token: tokenOf(page), input }),
  next,
})

export const refuseForm = defineForm({
  name: 'refuse-quotation',
  schema: () => import('../../../schemas/booking.ts').then((file) => file.quotationRefusal),
  fields: ['offerNumber', 'reason'],
  refusals,
  document: graphql(`
    mutation RefuseQuotation($token: String!, $input: QuotationRefusal_Input!) {
      refuseQuotation(token: $token, input: $input) { status }
    }
  `),
  variables: (input, page) => ({ token: tokenOf(page), input }),
  next,
})

const quotationQuery = graphql(`
  query OfferedQuotation($token: String!) {
    provider { name }
    offeredQuotation(token: $token) {
      status isOpen date validUntil reason customerRef organisationName vat address zip city country
      offer {
        number issuedOn validUntil room date start end persons net vat total
        lines { description quantity unitPrice amount vatRate }
      }
      agreed { room date start end }
    }
  }
`)

/** Takes the link in the mail of a guest's quotation: nothing happens before a button is pressed. */
export const quotationPage = definePage({
  path: '/quotation/:token',
  access: 'visitor',
  area: 'rooms',
  hasSecretAddress: true,
  query: {
    document: quotationQuery,
    variables: ({ params }) => ({ token: params.token ?? '' }),
    isThere: ({ offeredQuotation }) => offeredQuotation !== null,
  },
  forms: [approveForm, refuseForm],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].quotation
    return { title, description, tilePattern: { seed: 'quotation', family: 'sky' } }
  },
  screen: 'quotation',
})
