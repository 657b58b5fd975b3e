import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { translator } from '../../ui/texts.ts'
import { definePage } from '../screens/define-page.ts'
import { approveForm, refuseForm } from './answer-forms.ts'

const quotationQuery = graphql(`
  query OfferedQuotation($token: String!) {
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
    const t = translator(locale, allTexts[locale], 'quotation')
    return { title: t('title'), description: t('description'), floor: { seed: 'quotation', family: 'sky' } }
  },
  screen: 'quotation',
})
