import { localePath } from '../../domain/locales.ts'
import { periodQuery, periodSearch } from '../../ui/billing/statement.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePage, type FileCall } from '../screens/define-page.ts'
import { archivePath, archiveQuery } from './invoices/page.ts'
import { statementPath } from './kit/account-paths.ts'

const participants = '/my-account/participants'
const registrations = '/my-account/registration-data'

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

const template = (format: 'xlsx' | 'csv') =>
  accountFile(`${participants}/template.${format}`, ({ locale }) => ({
    path: `/users/student/template?${new URLSearchParams({ format, locale })}`,
    otherwise: `${localePath(participants, locale)}?failed=template`,
  }))

/** The files of the account, a line each: a link to one is a plain link, in the language of its page. */
export const accountFiles = [
  template('xlsx'),
  template('csv'),
  accountFile(`${participants}/chosen.csv`, chosenParticipants, ['students']),
  accountFile(
    `${statementPath}.pdf`,
    (page) => ({ path: `/account-statements/mine/pdf${periodQuery(page, { locale: page.locale })}` }),
    [...periodSearch],
  ),
  accountFile(archivePath, (page) => ({ path: `/invoices/archive?${archiveQuery(page)}` }), [
    'search',
    'status',
    'period',
    'sort',
  ]),
  accountFile('/my-account/invoice-data/:id.pdf', ({ params }) => ({ path: `/invoices/${params.id}/pdf` })),
  accountFile('/my-account/invoice-data/:id.xml', ({ params }) => ({ path: `/invoices/${params.id}/ubl` })),
  accountFile('/my-account/bookings-data/:id.pdf', ({ params }) => ({
    method: 'POST',
    path: `/bookings/offer-example/${params.id}`,
  })),
  accountFile(`${registrations}/certificates/:id.pdf`, ({ params }) => ({ path: `/certificates/${params.id}/pdf` })),
  accountFile(`${registrations}/badges/:id.jwt`, ({ params }) => ({ path: `/certificates/${params.id}/badge` })),
  accountFile(`${registrations}/material/:session/:id`, ({ params }) => ({
    path: `/sessions/${params.session}/files/${params.id}`,
  })),
  accountFile(`${registrations}/:id/training-leave/:student.pdf`, ({ params }) => ({
    path: `/registrations/${params.id}/students/${params.student}/training-leave-attest`,
  })),
  accountFile(`${registrations}/:id/attendance/:student.pdf`, ({ params }) => ({
    path: `/registrations/${params.id}/students/${params.student}/attendance-attest`,
  })),
  accountFile(`${registrations}/year/:year.csv`, ({ params, locale }) => ({
    path: `/training-years/csv?year=${params.year}&locale=${locale}`,
  })),
]
