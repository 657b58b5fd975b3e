import { localePath } from '../../domain/locales.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePage, type FileCall } from '../screens/define-page.ts'

/** What may stand in the path of a call: an id, never a way to somewhere else. */
const isPlain = (parameter: string) => /^[\w-]+$/.test(parameter)

/** A file of whoever is signed in, answered by a call of the REST API that is made as them. */
const accountFile = (path: string, call: (page: PageContext) => FileCall, search: string[] = []) =>
  definePage({
    path,
    search,
    access: 'contact',
    file: (page) => (Object.values(page.params).every(isPlain) ? call(page) : null),
  })

/** Those that are chosen or, where none is, all of them. */
function chosenParticipants({ search, locale }: PageContext): FileCall {
  const chosen = (search.students ?? []).filter(isPlain)
  const query = new URLSearchParams({ locale, ...(chosen.length > 0 && { _id: chosen.join(',') }) })
  return { path: `/students/export?${query}` }
}

/** The file to fill in with participants. */
const template =
  (format: 'xlsx' | 'csv') =>
  ({ locale }: PageContext): FileCall => ({
    path: `/users/student/template?${new URLSearchParams({ format, locale })}`,
    otherwise: `${localePath('/my-account/participants', locale)}?failed=template`,
  })

/** The files of the account, a line each: a link to one is a plain link, in the language of its page. */
export const accountFiles = [
  accountFile('/my-account/participants/template.xlsx', template('xlsx')),
  accountFile('/my-account/participants/template.csv', template('csv')),
  accountFile('/my-account/participants/chosen.csv', chosenParticipants, ['students']),
  accountFile('/my-account/invoice-data/:id.pdf', ({ params }) => ({ path: `/invoices/${params.id}/pdf` })),
  accountFile('/my-account/invoice-data/:id.xml', ({ params }) => ({ path: `/invoices/${params.id}/ubl` })),
  accountFile('/my-account/bookings-data/:id.pdf', ({ params }) => ({
    method: 'POST',
    path: `/bookings/offer-example/${params.id}`,
  })),
  accountFile('/my-account/registration-data/certificates/:id.pdf', ({ params }) => ({
    path: `/certificates/${params.id}/pdf`,
  })),
  accountFile('/my-account/registration-data/badges/:id.jwt', ({ params }) => ({
    path: `/certificates/${params.id}/badge`,
  })),
  accountFile('/my-account/registration-data/:id/training-leave/:student.pdf', ({ params }) => ({
    path: `/registrations/${params.id}/students/${params.student}/training-leave-attest`,
  })),
  accountFile('/my-account/registration-data/year/:year.csv', ({ params, locale }) => ({
    path: `/training-years/csv?year=${params.year}&locale=${locale}`,
  })),
]
