import { localePath } from '../../../domain/locales.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { definePage } from '../../screens/define-page.ts'

export const personalDataForm = defineForm({
  name: 'personal-data',
  schema: () => import('../kit/schemas.ts').then((file) => file.personalDataSchema),
  fields: [
    'firstName',
    'lastName',
    'phone',
    'language',
    'student._id',
    'student.dateOfBirth',
    'student.birthPlace',
    'allowMarketing',
  ],
  document: graphql(`
    mutation SavePersonalData($id: String!, $input: UserChanges_Input!) {
      updateUser(id: $id, input: $input) { _id }
    }
  `),
  variables({ student, ...person }, { visitor }) {
    const { _id, ...birth } = student ?? {}
    return { id: visitor?.userId ?? '', input: { ...person, ...(student && { student: birth }) } }
  },
  next: (_data, { locale }) => `${localePath('/my-account', locale)}?said=personal-data`,
})

const personalDataQuery = graphql(`
  query PersonalData($userId: String!) {
    me(userId: $userId) {
      email emailVerified address zip city firstName lastName phone language allowMarketing
      organisation { name vat address zip city }
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
      tilePattern: { seed: 'account', family: 'sage' },
    }
  },
  screen: 'account/personal-data',
})
