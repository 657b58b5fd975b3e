import { eq } from 'drizzle-orm'
import { bundledTexts } from '../../../locales/texts.ts'
import { presenceSignatures, students } from '../../db/tables.ts'
import { brusselsDay, brusselsTime } from '../../domain/days.ts'
import type { Locale } from '../../domain/locales.ts'
import {
  type ApiContext,
  contextOf,
  csvOfRows,
  desk,
  get,
  idParameter,
  localeParameter,
  pick,
  readFilters,
  readLocale,
  routes,
  sendCsv,
} from '../platform/index.ts'
import { getSession } from '../registrations/index.ts'

const listSignatures = ({ db }: ApiContext, sessionId: string) =>
  db
    .select({
      ...pick(presenceSignatures, 'position', 'day', 'half', 'present', 'signer', 'way', 'signedAt', 'hash'),
      ...pick(students, 'firstName', 'lastName'),
    })
    .from(presenceSignatures)
    .innerJoin(students, eq(students.id, presenceSignatures.studentId))
    .where(eq(presenceSignatures.sessionId, sessionId))
    .orderBy(presenceSignatures.position)
type Signature = Awaited<ReturnType<typeof listSignatures>>[number]

const columnsIn = (locale: Locale) => {
  const t = bundledTexts[locale]['panel-sessions'].presence
  return [
    { key: 'number', heading: t.number, cell: ({ position }: Signature) => String(position) },
    { key: 'lastName', heading: t.lastName, cell: ({ lastName }: Signature) => lastName },
    { key: 'firstName', heading: t.firstName, cell: ({ firstName }: Signature) => firstName },
    { key: 'day', heading: t.day, cell: ({ day }: Signature) => day },
    { key: 'half', heading: t.half, cell: ({ half }: Signature) => t.halves[half] },
    { key: 'present', heading: t.what, cell: ({ present }: Signature) => (present ? t.present : t.absent) },
    { key: 'signer', heading: t.signer, cell: ({ signer }: Signature) => t.signers[signer] },
    { key: 'way', heading: t.way, cell: ({ way }: Signature) => t.ways[way] },
    {
      key: 'signedAt',
      heading: t.signedAt,
      cell: ({ signedAt }: Signature) => `${brusselsDay(signedAt)} ${brusselsTime(signedAt)}`,
    },
    { key: 'hash', heading: t.hash, cell: ({ hash }: Signature) => hash },
  ]
}

const fileNames = { nl: 'handtekeningen', en: 'signatures', fr: 'signatures' }

/** What was signed of a session, for the desk. */
export const sessionPresenceRoutes = routes(
  get('/:id/signatures/csv', {
    id: 'sessionSignatures',
    summary: 'Who signed which half day, as a CSV file',
    description: 'A line for each signature, in the order in which they were made, with its hash.',
    access: desk,
    parameters: [idParameter('The id of the session.'), localeParameter('The language of what stands in it')],
    bytes: 'text/csv',
    respond: async (c) => {
      const query = c.req.queries()
      readFilters(query, {}, ['locale'])
      const locale = readLocale(query)
      const [context, id] = [contextOf(c), c.req.param('id')]
      await getSession(context, id)
      const text = csvOfRows(await listSignatures(context, id), columnsIn(locale))
      return sendCsv(c, { name: `${fileNames[locale]}-${brusselsDay(new Date())}.csv`, text })
    },
  }),
)
