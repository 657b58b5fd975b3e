import { allTexts } from '../../../ui/all-texts.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { definePage } from '../../screens/define-page.ts'
import { personalDataForm } from './personal-data-form.ts'

const personalDataQuery = graphql(`
  query PersonalData($userId: String!) {
    me(userId: $userId) {
      email
      emailVerified
      address
      zip
      city
      firstName
      lastName
      phone
      language
      allowMarketing
      organisation { name vat address zip city country }
      contact { roles }
      student { _id dateOfBirth birthPlace }
    }
    unfinishedRegistrations { ...UnfinishedRecord }
    waiting(userId: $userId) { registrationsToPay bookingsToPay quotationsToAnswer invoicesToPay requestsToDecide }
  }
`)

/** Where the account begins (spec section 2). */
export const personalDataPage = definePage({
  path: '/my-account',
  access: 'contact',
  area: 'account',
  query: { document: personalDataQuery, variables: ({ visitor }) => ({ userId: visitor?.userId ?? '' }) },
  forms: [personalDataForm],
  head(_data, { locale }) {
    const texts = allTexts[locale]
    return {
      title: texts['account-layout'].personalData,
      description: texts['personal-data'].description,
      floor: { seed: 'account', family: 'sage' },
    }
  },
  screen: 'account/personal-data',
})
