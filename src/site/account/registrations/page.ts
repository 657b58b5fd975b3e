import { allTexts } from '../../../ui/all-texts.ts'
import { payForm } from '../../../ui/billing/pay-form.ts'
import { definePage } from '../../define-page.ts'
import { cancelForm } from './cancel-form.ts'
import { feedForm, feedRevocation } from './feed-forms.ts'
import { leaveForm } from './leave-form.ts'
import { listVariables, registrationListQuery } from './registration-list.ts'

/** What a customer registered for, by what it asks of them (WORK-AREAS, portal-registrations). */
export const registrationsPage = definePage({
  path: '/my-account/registration-data',
  access: 'contact',
  area: 'account',
  search: ['status', 'search', 'sort', 'page', 'cancel', 'participant'],
  query: { document: registrationListQuery, variables: listVariables },
  forms: [payForm, cancelForm, leaveForm, feedForm, feedRevocation],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].registrations
    return { title, description, floor: { seed: 'registrations', family: 'sage' } }
  },
  screen: 'account/registrations',
  component: () => import('./registrations.tsx'),
})
