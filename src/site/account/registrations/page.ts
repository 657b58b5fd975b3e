import { allTexts } from '../../../ui/all-texts.ts'
import { payForm } from '../../../ui/billing/pay-form.ts'
import { acceptForm } from '../../../ui/waiting-list/accept-form.ts'
import { definePage } from '../../define-page.ts'
import { cancelForm } from './cancel-form.ts'
import { feedForm, feedRevocation } from './feed-forms.ts'
import { leaveForm } from './leave-form.ts'
import { listVariables, registrationListQuery } from './registration-list.ts'
import { withdrawForm } from './waiting/withdraw-form.ts'

/** What a customer registered for, by what it asks of them (WORK-AREAS, portal-registrations). */
export const registrationsPage = definePage({
  path: '/my-account/registration-data',
  access: 'contact',
  area: 'account',
  search: ['status', 'search', 'sort', 'page', 'cancel', 'participant', 'leave'],
  query: { document: registrationListQuery, variables: listVariables },
  forms: [payForm, cancelForm, leaveForm, feedForm, feedRevocation, acceptForm, withdrawForm],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].registrations
    return { title, description, floor: { seed: 'registrations', family: 'sage' } }
  },
  screen: 'account/registrations',
  component: () => import('./registrations.tsx'),
})
