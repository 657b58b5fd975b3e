import { bundledTexts } from '../../../locales/texts.ts'
import { accountStatement, statementPeriod } from '../../../schemas/account-statement.ts'
import { accountStatementPdf, pdfName } from '../../adapters/pdf.ts'
import { brusselsDay } from '../../domain/days.ts'
import { supplierIn } from '../../domain/provider.ts'
import {
  type ApiContext,
  callerOf,
  contextOf,
  customers,
  firstOf,
  get,
  idParameter,
  localeParameter,
  type Printed,
  queryParameter,
  readLocale,
  readQuery,
  routes,
  sendPdf,
} from '../platform/index.ts'
import { type Owner, ownerOf, readParty, readStatement } from './account-statements.ts'

const periodParameters = [
  queryParameter('from', 'string', 'Its first day, YYYY-MM-DD; from the beginning when left out.'),
  queryParameter('until', 'string', 'Its last day, YYYY-MM-DD; until today when left out.'),
]
const pdfParameters = [...periodParameters, localeParameter('The language of what stands in it')]

type Given = Record<string, string>

function ownOf(context: ApiContext): Owner {
  const { userId, organisation } = callerOf(context)
  return { organisation, userId }
}

const statementOf = async (context: ApiContext, owner: Owner, given: Given) =>
  readStatement(context, owner, await readQuery(statementPeriod, given))

/** The statement on paper, in a language, as it stands today. */
async function printStatement(context: ApiContext, owner: Owner, { locale: asked, ...given }: Given): Promise<Printed> {
  const locale = readLocale(asked === undefined ? {} : { locale: [asked] })
  const { from = null, until = null } = await readQuery(statementPeriod, given)
  const { lines, customer: _, credits: __, ...standing } = await statementOf(context, owner, given)
  const { kinds } = bundledTexts[locale].statement
  const issuedOn = brusselsDay(new Date())
  const bytes = await accountStatementPdf({
    ...standing,
    locale,
    issuedOn,
    supplier: supplierIn(locale),
    customer: await readParty(context, owner),
    from,
    until,
    lines: lines.map(({ kind, number, ...line }) => ({
      ...line,
      what: [kinds[kind], number].filter(Boolean).join(' '),
    })),
  })
  return { name: pdfName('statement', locale, issuedOn), bytes }
}

const whatItSays =
  'Invoices, credit notes, payments, receipts and refunds by day, with what is owed after each; what is open of the invoices, and what is the customer’s to use or to get back.'

const customerId = idParameter('The id of an organisation or of an account.')

export const accountStatementRoutes = routes(
  get('/mine', {
    id: 'ownAccountStatement',
    summary: 'One’s own account statement',
    description: `${whatItSays} Of the organisation that one acts for, or one’s own.`,
    access: customers,
    parameters: periodParameters,
    response: accountStatement,
    run: (context, { query }) => statementOf(context, ownOf(context), firstOf(query)),
  }),
  get('/mine/pdf', {
    id: 'ownAccountStatementPdf',
    summary: 'One’s own account statement as a PDF',
    description: 'The statement of the organisation that one acts for, or one’s own, to print.',
    access: customers,
    parameters: pdfParameters,
    bytes: 'application/pdf',
    respond: async (c) => sendPdf(c, await printStatement(contextOf(c), ownOf(contextOf(c)), c.req.query())),
  }),
  get('/:id', {
    id: 'accountStatement',
    summary: 'The account statement of a customer',
    description: `${whatItSays} Staff read that of any organisation or private person, a contact their own (404 for another).`,
    access: customers,
    parameters: [customerId, ...periodParameters],
    response: accountStatement,
    run: async (context, { params, query }) => statementOf(context, await ownerOf(context, params.id), firstOf(query)),
  }),
  get('/:id/pdf', {
    id: 'accountStatementPdf',
    summary: 'The account statement of a customer as a PDF',
    description:
      'To print: staff get that of any organisation or private person, a contact their own (404 for another).',
    access: customers,
    parameters: [customerId, ...pdfParameters],
    bytes: 'application/pdf',
    respond: async (c) => {
      const context = contextOf(c)
      return sendPdf(c, await printStatement(context, await ownerOf(context, c.req.param('id')), c.req.query()))
    },
  }),
)
