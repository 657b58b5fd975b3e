import { inLocale } from '../../../../domain/locales.ts'
import { allTexts } from '../../../../ui/all-texts.ts'
import { payForm } from '../../../../ui/billing/pay-form.ts'
import { definePage } from '../../../define-page.ts'
import { cancelForm } from '../cancel-form.ts'
import { leaveForm } from '../leave-form.ts'
import { registrationDetailQuery } from './detail-query.ts'
import { moveForm } from './move-form.ts'
import { replaceForm } from './replace-form.ts'

/** One registration: its days, its participants and its papers. */
export const registrationPage = definePage({
  path: '/my-account/registration-data/:id',
  access: 'contact',
  area: 'account',
  search: ['cancel', 'participant', 'withdraw', 'move'],
  query: {
    document: registrationDetailQuery,
    variables: ({ params, search }) => ({
      id: params.id ?? '',
      students: search.cancel ? (search.participant ?? null) : null,
      withdrawal: Boolean(search.withdraw),
    }),
    isThere: ({ registration }) => registration !== null,
  },
  forms: [payForm, cancelForm, leaveForm, replaceForm, moveForm],
  head({ registration }, { locale }) {
    const { title, description } = allTexts[locale].registrations
    const course = registration?.session.course
    return {
      title: inLocale(course?.title, locale) ?? title,
      description,
      floor: { seed: course?.key ?? 'registrations', family: 'sage' },
    }
  },
  screen: 'account/registrations/detail',
  component: () => import('./detail.tsx'),
})
