import { brusselsDay } from '../../domain/days.ts'
import { formatAmount, formatDayInYear, formatDayWithWeekday } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { customerOf, listOf, PageQuestion, pathOf, RowLink, textHref, usePage, whenOf, wishesOf } from '../kit/index.ts'
import { DeskAct, DeskList, DeskPart, DeskRow, DoneRow, More } from './desk-row.tsx'
import { askHref, type DueInvoiceRow, passedForm, returnedForm, type WaitingProps } from './page.ts'
import { urgencyAt } from './urgency.ts'

/** Requests that nobody quoted yet, the oldest first. */
export function WaitingRequests({ found }: WaitingProps<'requests'>) {
  const t = useTexts('panel-today')
  const page = usePage()
  const { locale, now } = page
  return (
    <DeskList id="requests" title={t('panel.roomRequests')} found={found} list={['request', 'status=new']}>
      {(row) => {
        const { setUp, food } = wishesOf(row, locale)
        const here = pathOf('request', row._id, page)
        return (
          <DeskRow
            id={row._id}
            mark={['quarter', 'ochre']}
            title={<strong>{customerOf(row)}</strong>}
            about={t('requestAbout', { when: whenOf(row, locale), persons: row.persons, setUp, food })}
            when={formatDeadline(row.createdAt, now, locale)}
          >
            <a href={`${here}?move=request_rejected`}>{t('reject')}</a>
            <DeskAct href={`${here}#quotation-title`} of={`: ${customerOf(row)}`} text={t('panel.makeQuotation')} />
          </DeskRow>
        )
      }}
    </DeskList>
  )
}

/** Quotations whose days run out, the first first. */
export function WaitingQuotations({ found }: WaitingProps<'quotations'>) {
  const t = useTexts('panel-today')
  const page = usePage()
  const { locale } = page
  const endsToday = urgencyAt(page).quotations
  return (
    <DeskList
      id="quotations"
      title={t('quotations')}
      found={found}
      list={['request', 'status=waiting_for_customer']}
      isUrgent={endsToday}
    >
      {(row) => {
        const { offer, offerValidUntil, phone } = row
        const isUrgent = endsToday(row)
        const day = offerValidUntil ? formatDayWithWeekday(offerValidUntil, 'month', locale) : ''
        return (
          <DeskRow
            id={row._id}
            mark={['half', isUrgent ? 'terra' : 'ochre']}
            title={
              <>
                <strong>{offer?.number}</strong>, {customerOf(row)}
              </>
            }
            about={t('quotationAbout', {
              when: formatDayInYear(row.date, locale),
              persons: row.persons,
              amount: offer ? formatAmount(offer.total, locale) : '',
            })}
            when={isUrgent ? t('endsToday') : t('endsOn', { day })}
            isUrgent={isUrgent}
          >
            {phone && (
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                {t('call')}
                <span className="visually-hidden"> {customerOf(row)}</span>
              </a>
            )}
            <DeskAct href={pathOf('request', row._id, page)} of={` ${offer?.number ?? ''}`} text={t('panel.view')} />
          </DeskRow>
        )
      }}
    </DeskList>
  )
}

/** Quotations of a room that somebody else has meanwhile: their customers still wait to approve them. */
export function OvertakenQuotations({ found }: WaitingProps<'overtaken'>) {
  const t = useTexts('panel-today')
  const page = usePage()
  return (
    <DeskList id="overtaken" title={t('overtaken')} found={found} list={['request', 'status=waiting_for_customer']}>
      {(row) => (
        <DeskRow
          id={row._id}
          mark={['triangle', 'ochre']}
          title={
            <>
              <strong>{row.offer?.number}</strong>, {customerOf(row)}
            </>
          }
          about={t('overtakenAbout', { when: whenOf(row, page.locale) })}
        >
          <DeskAct href={pathOf('request', row._id, page)} of={` ${row.offer?.number ?? ''}`} text={t('panel.view')} />
        </DeskRow>
      )}
    </DeskList>
  )
}

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

/** Money that somebody has to transfer back, the oldest first. */
export function Returns({ found, done }: WaitingProps<'returns'>) {
  const t = useTexts('panel-today')
  const invoices = useTexts('panel-invoices')
  const page = usePage()
  const { locale } = page
  return (
    <DeskList
      id="returns"
      title={t('returns')}
      found={found}
      done={done}
      since={({ issuedOn }) => issuedOn}
      list={['invoice', 'kind=credit-note&status=open']}
    >
      {({ _id, number, issuedOn, total, creditOf, customer }, isDone) => {
        const title = <InvoiceName name={customer.name} number={number} />
        const amount = formatAmount(-total, locale)
        const view = <RowLink href={pathOf('invoice', _id, page)} of={number} text={t('panel.view')} />
        return isDone ? (
          <DoneRow id={_id} title={title} about={t('returned', { amount })}>
            {view}
          </DoneRow>
        ) : (
          <DeskRow
            id={_id}
            mark={['half', 'terra']}
            title={title}
            about={t('returnAbout', { amount, number: creditOf ?? '' })}
            when={formatDayInYear(issuedOn, locale)}
          >
            {view}
            <DeskAct href={askHref('returned', _id, page)} of={`: ${number}`} text={invoices('act.returned.button')} />
          </DeskRow>
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
  const invoices = useTexts('panel-invoices')
  const page = usePage()
  return (
    <DeskList
      id="refused"
      title={t('refused')}
      found={found}
      done={done}
      since={({ issuedOn }) => issuedOn}
      list={['invoice', 'eInvoice=refused']}
    >
      {({ _id, number, issuedOn, customer }, isDone) => {
        const title = <InvoiceName name={customer.name} number={number} />
        const view = <RowLink href={pathOf('invoice', _id, page)} of={number} text={t('panel.view')} />
        return isDone ? (
          <DoneRow id={_id} title={title} about={t('passed')}>
            {view}
          </DoneRow>
        ) : (
          <DeskRow
            id={_id}
            mark={['half', 'terra']}
            title={title}
            about={t('refusedAbout', { name: customer.name })}
            when={formatDayInYear(issuedOn, page.locale)}
          >
            {view}
            <DeskAct href={askHref('passed', _id, page)} of={`: ${number}`} text={invoices('peppol.again.button')} />
          </DeskRow>
        )
      }}
    </DeskList>
  )
}

/** The question before money counts as returned, or an invoice goes to Peppol once more: neither is taken back. */
export function InvoiceQuestion({ data }: { data: Pick<PanelTodayQuery, 'returns' | 'refused'> }) {
  const t = useTexts('panel-today')
  const invoices = useTexts('panel-invoices')
  const page = usePage()
  const { returned, passed } = page.search
  const wayOutHref = textHref(page, { returned: '', passed: '' })
  const credit = listed(data.returns?.items).find(({ _id }) => _id === returned?.[0])
  if (credit)
    return (
      <PageQuestion
        definition={returnedForm}
        id="invoice"
        title={invoices('act.returned.title', { number: credit.number })}
        text={
          <>
            <p>{invoices('act.returned.text', { amount: formatAmount(-credit.total, page.locale) })}</p>
            <p>{t('returnedTold')}</p>
          </>
        }
        sent={{ invoice: credit._id }}
        button={invoices('act.returned.button')}
        look="primary"
        wayOutHref={wayOutHref}
      />
    )
  const refused = listed(data.refused?.items).find(({ _id }) => _id === passed?.[0])
  if (!refused) return null
  return (
    <PageQuestion
      definition={passedForm}
      id="invoice"
      title={invoices('peppol.again.title', { number: refused.number })}
      text={<p>{invoices('peppol.again.text')}</p>}
      sent={{ invoice: refused._id }}
      button={invoices('peppol.again.button')}
      look="primary"
      wayOutHref={wayOutHref}
    />
  )
}
