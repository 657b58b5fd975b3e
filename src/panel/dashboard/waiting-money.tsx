import { brusselsDay } from '../../domain/days.ts'
import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { listOf, PageQuestion, pathOf, RowLink, textHref, usePage } from '../kit/index.ts'
import { DeskAct, DeskList, DeskPart, DeskRow, DoneRow, More } from './desk-row.tsx'
import { passedForm, returnedForm } from './today-forms.ts'
import type { DueInvoiceRow, WaitingProps } from './today-query.ts'

/** Payments of another amount than was asked, of which nobody decided what becomes of them, the oldest first. */
export function WaitingPayments({ found }: WaitingProps<'mismatches'>) {
  const t = useTexts('panel-today')
  const page = usePage()
  const { locale, now } = page
  return (
    <DeskList id="mismatches" title={t('mismatches')} found={found} list={['payment', 'difference=undecided']}>
      {({ _id, customer, course, quotation, amount, paidAmount, createdAt }) => (
        <DeskRow
          id={_id}
          mark={['half', 'terra']}
          title={
            <>
              <strong>{customer}</strong>,{' '}
              {course ? inLocale(course, locale) : <span className="whole">{quotation}</span>}
            </>
          }
          about={t('mismatchAbout', {
            expected: formatAmount(amount, locale),
            received: formatAmount(paidAmount ?? 0, locale),
          })}
          when={formatDeadline(createdAt, now, locale)}
        >
          <DeskAct href={pathOf('payment', _id, page)} of={`: ${customer}`} text={t('decide')} />
        </DeskRow>
      )}
    </DeskList>
  )
}

/** So many of one day stand open; more of them are one line. */
const mostOfDay = 3

const InvoiceName = ({ name, number }: { name: string; number: string }) => (
  <>
    <strong>{name}</strong>, <span className="whole">{number}</span>
  </>
)

function useDue(dueOn: string, { locale, now }: PageContext) {
  const t = useTexts('panel-today')
  return dueOn === brusselsDay(new Date(now)) ? t('dueToday') : t('dueOn', { day: formatDayInYear(dueOn, locale) })
}

/** One invoice, with the reminder that went last or what stops the next. It is reminded of once it is late. */
function DueInvoice({ row }: { row: DueInvoiceRow }) {
  const t = useTexts('panel-today')
  const open = useTexts('panel-open')
  const page = usePage()
  const { locale } = page
  const { _id, number, customer, owed, dueOn, level, remindedOn, pause } = row
  const isLate = dueOn < brusselsDay(new Date(page.now))
  const reminded = remindedOn && t('remindedOn', { level, day: formatDayInYear(remindedOn, locale) })
  const mayRemind = isLate && !pause && remindedOn !== brusselsDay(new Date(page.now))
  const view = pathOf('invoice', _id, page)
  return (
    <DeskRow
      id={_id}
      mark={['half', 'terra']}
      title={<InvoiceName name={customer} number={number} />}
      about={[formatAmount(owed, locale), pause ? open(`reasons.${pause.reason}`) : reminded]
        .filter(Boolean)
        .join('. ')}
      when={useDue(dueOn, page)}
    >
      {mayRemind ? (
        <>
          <RowLink href={`${view}?act=paid`} of={number} text={t('notePayment')} />
          <DeskAct
            href={`${pathOf('open', _id, page)}?act=remind`}
            of={` ${number}`}
            text={open('act.remind.button')}
          />
        </>
      ) : (
        <DeskAct href={`${view}?act=paid`} of={` ${number}`} text={t('notePayment')} />
      )}
    </DeskRow>
  )
}

function DueDay({ day, rows }: { day: string; rows: readonly DueInvoiceRow[] }) {
  const t = useTexts('panel-today')
  const page = usePage()
  const count = t.count('dueInvoices', rows.length)
  const owed = rows.reduce((sum, row) => sum + row.owed, 0)
  return (
    <DeskRow
      id={day}
      mark={['half', 'terra']}
      title={<strong>{count}</strong>}
      about={formatAmount(owed, page.locale)}
      when={useDue(day, page)}
    >
      <DeskAct
        href={listOf('invoice', `kind=invoice&status=open&dueOn=${day}`, page)}
        of={` ${count}`}
        text={t('panel.view')}
      />
    </DeskRow>
  )
}

/** Invoices at their last day or past it, the oldest first; many of one day are one line. */
export function DueInvoices({ found }: WaitingProps<'due'>) {
  const t = useTexts('panel-today')
  const page = usePage()
  const rows = listed(found?.items)
  const total = found?.total ?? 0
  const days = [...Map.groupBy(rows, ({ dueOn }) => dueOn)]
  const list = listOf('invoice', 'kind=invoice&status=open&sort=dueOn:ASC', page)
  return (
    <DeskPart id="due" title={t('due')} count={total} more={<More shown={rows.length} total={total} href={list} />}>
      {days.map(([day, own]) =>
        own.length > mostOfDay ? (
          <DueDay key={day} day={day} rows={own} />
        ) : (
          own.map((row) => <DueInvoice key={row._id} row={row} />)
        ),
      )}
    </DeskPart>
  )
}

interface InvoiceRowProps {
  row: { _id: string; number: string; issuedOn: string; customer: { name: string } }
  isDone: boolean
  /** What waits, or what came of it. */
  about: string
  /** The question that ends it. */
  asks: 'returned' | 'passed'
}

/** An invoice or credit note that somebody ends from here. */
function InvoiceRow({ row: { _id, number, issuedOn, customer }, isDone, about, asks }: InvoiceRowProps) {
  const t = useTexts('panel-today')
  const invoices = useTexts('panel-invoices')
  const page = usePage()
  const row = { id: _id, about, title: <InvoiceName name={customer.name} number={number} /> }
  const view = <RowLink href={pathOf('invoice', _id, page)} of={number} text={t('panel.view')} />
  if (isDone) return <DoneRow {...row}>{view}</DoneRow>
  return (
    <DeskRow {...row} mark={['half', 'terra']} when={formatDayInYear(issuedOn, page.locale)}>
      {view}
      <DeskAct
        href={textHref(page, { [asks]: _id })}
        of={`: ${number}`}
        text={invoices(asks === 'returned' ? 'act.returned.button' : 'peppol.again.button')}
      />
    </DeskRow>
  )
}

/** Money that somebody has to transfer back, the oldest first. */
export function Returns({ found, done }: WaitingProps<'returns'>) {
  const t = useTexts('panel-today')
  const { locale } = usePage()
  return (
    <DeskList
      id="returns"
      title={t('returns')}
      found={found}
      done={done}
      since={({ issuedOn }) => issuedOn}
      list={['invoice', 'kind=credit-note&status=open']}
    >
      {(row, isDone) => {
        const amount = formatAmount(-row.total, locale)
        return (
          <InvoiceRow
            row={row}
            isDone={isDone}
            about={isDone ? t('returned', { amount }) : t('returnAbout', { amount, number: row.creditOf ?? '' })}
            asks="returned"
          />
        )
      }}
    </DeskList>
  )
}

/** What is left of receipts and their customers’ to use, the oldest first: it is put on an invoice, or paid back. */
export function Credits({ found }: WaitingProps<'credits'>) {
  const t = useTexts('panel-today')
  const receipts = useTexts('panel-receipts')
  const page = usePage()
  const { locale } = page
  return (
    <DeskList id="credits" title={t('credits')} found={found} list={['receipt', 'hasRest=true']}>
      {({ _id, rest, receivedOn, customer, organisation, user, reference }) => {
        const owner = organisation ?? user
        const name = customer ?? receipts('unknown')
        return (
          <DeskRow
            id={_id}
            mark={['half', 'ochre']}
            title={<strong>{t('creditOf', { amount: formatAmount(rest, locale), name })}</strong>}
            about={reference}
            when={formatDayInYear(receivedOn, locale)}
          >
            {owner && (
              <RowLink
                href={`${pathOf('customer', owner, page)}/statement`}
                of={name}
                text={t('common.accountStatement')}
              />
            )}
            <DeskAct href={pathOf('receipt', _id, page)} of={`: ${name}`} text={t('useCredit')} />
          </DeskRow>
        )
      }}
    </DeskList>
  )
}

/** Invoices that the receiver or the network refused: they are sent again once that is mended. */
export function RefusedInvoices({ found, done }: WaitingProps<'refused'>) {
  const t = useTexts('panel-today')
  return (
    <DeskList
      id="refused"
      title={t('refused')}
      found={found}
      done={done}
      since={({ issuedOn }) => issuedOn}
      list={['invoice', 'eInvoice=refused']}
    >
      {(row, isDone) => (
        <InvoiceRow
          row={row}
          isDone={isDone}
          about={isDone ? t('passed') : t('refusedAbout', { name: row.customer.name })}
          asks="passed"
        />
      )}
    </DeskList>
  )
}

/** The question before money counts as returned, or an invoice goes to Peppol once more: neither is taken back. */
export function InvoiceQuestion({ data }: { data: Pick<PanelTodayQuery, 'returns' | 'refused'> }) {
  const t = useTexts('panel-today')
  const invoices = useTexts('panel-invoices')
  const page = usePage()
  const { returned, passed } = page.search
  const credit = listed(data.returns?.items).find(({ _id }) => _id === returned?.[0])
  const asked = credit ?? listed(data.refused?.items).find(({ _id }) => _id === passed?.[0])
  if (!asked) return null
  return (
    <PageQuestion
      definition={credit ? returnedForm : passedForm}
      id="invoice"
      title={invoices(credit ? 'act.returned.title' : 'peppol.again.title', { number: asked.number })}
      text={
        credit ? (
          <>
            <p>{invoices('act.returned.text', { amount: formatAmount(-credit.total, page.locale) })}</p>
            <p>{t('returnedTold')}</p>
          </>
        ) : (
          <p>{invoices('peppol.again.text')}</p>
        )
      }
      sent={{ invoice: asked._id }}
      button={invoices(credit ? 'act.returned.button' : 'peppol.again.button')}
      look="primary"
      wayOutHref={textHref(page, { returned: '', passed: '' })}
    />
  )
}
