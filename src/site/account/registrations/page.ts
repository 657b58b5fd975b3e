import { localePath } from '../../../domain/locales.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { acceptForm, payForm } from '../../../ui/billing/pay-forms.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { definePage } from '../../screens/define-page.ts'
import { cancelForm, leaveForm, listVariables, registrationListQuery } from './registration-list.ts'

graphql(`
  fragment WaitingRecord on WaitingListEntry {
    _id status place seats offeredUntil
    students { firstName lastName }
    session { ...SessionOfRecord }
  }
`)

const schema = () => import('../../../ui/forms/no-fields.ts').then((file) => file.noFields)
const path = '/my-account/registration-data'

/** Makes the address under which one's calendar can be followed. */
const feedForm = defineForm({
  name: 'calendar-feed',
  schema,
  fields: [],
  document: graphql(`
    mutation MakeCalendarFeed { createCalendarFeed { address } }
  `),
  variables: () => ({}),
  next: (_data, { locale }) => `${localePath(path, locale)}?said=calendar-feed`,
})

/** Makes that address lead nowhere. */
const feedRevocation = defineForm({
  name: 'calendar-feed-revoke',
  schema,
  fields: [],
  document: graphql(`
    mutation RevokeCalendarFeed { revokeCalendarFeed }
  `),
  variables: () => ({}),
  next: (_data, { locale }) => `${localePath(path, locale)}?said=calendar-feed-revoked`,
})

/** Leaves a waiting list, or gives up the seats that are kept. */
const withdrawForm = defineForm({
  name: 'waiting-list-withdraw',
  schema: () => import('../../../../schemas/payment.ts').then((file) => file.paymentRequest),
  fields: ['id'],
  document: graphql(`
    mutation DeleteWaitingListEntry($id: String!) { deleteWaitingListEntry(id: $id) }
  `),
  variables: ({ id }) => ({ id }),
  next: (_data, { locale }) => `${localePath(path, locale)}?said=waiting-list-left`,
})

/** What a customer registered for, by what it asks of them (WORK-AREAS, portal-registrations). */
export const registrationsPage = definePage({
  path,
  access: 'contact',
  area: 'account',
  search: ['status', 'search', 'sort', 'page', 'cancel', 'participant', 'leave'],
  query: { document: registrationListQuery, variables: listVariables },
  forms: [payForm, cancelForm, leaveForm, feedForm, feedRevocation, acceptForm, withdrawForm],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].registrations
    return { title, description, tilePattern: { seed: 'registrations', family: 'sage' } }
  },
  screen: 'account/registrations',
})
