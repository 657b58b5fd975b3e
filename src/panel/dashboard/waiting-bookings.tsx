import { brusselsDay } from '../../domain/days.ts'
import { formatAmount, formatDayInYear, formatDayWithWeekday, formatDeadline } from '../../domain/format.ts'
import { Button } from '../../ui/button.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { listPaths, panelPath, pathOf } from '../kit/paths.ts'
import { customerOf, whenOf, wishesOf } from '../kit/request-words.ts'
import { DeskPart, DeskRow, More } from './desk-row.tsx'
import type { OvertakenQuotation, WaitingQuotation, WaitingRequest } from './page.ts'

interface PartProps<Row> {
  rows: readonly Row[]
  total: number
  page: PageContext
}

const listOf = (status: string, { locale }: PageContext) => `${panelPath(listPaths.request, locale)}?status=${status}`

/** Requests that nobody quoted yet, the oldest first. */
export function WaitingRequests({ rows, total, page }: PartProps<WaitingRequest>) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const more = <More shown={rows.length} total={total} href={listOf('new', page)} />
  return (
    <DeskPart id="requests" title={t('requests')} count={total} more={more}>
      {rows.map((row) => {
        const { setUp, food } = wishesOf(row, locale)
        return (
          <DeskRow
            key={row._id}
            id={row._id}
            mark={['quarter', 'ochre']}
            title={<strong>{customerOf(row)}</strong>}
            about={t('requestAbout', { when: whenOf(row, locale), persons: row.persons, setUp, food })}
            when={formatDeadline(row.createdAt, now, locale)}
          >
            <a href={`${pathOf('request', row._id, page)}?move=request_rejected`}>{t('reject')}</a>
            <Button look="outline" href={`${pathOf('request', row._id, page)}#quotation-title`}>
              {t('quote')}
              <span className="visually-hidden">: {customerOf(row)}</span>
            </Button>
          </DeskRow>
        )
      })}
    </DeskPart>
  )
}

/** Quotations whose days run out, the first first. */
export function WaitingQuotations({ rows, total, page }: PartProps<WaitingQuotation>) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const today = brusselsDay(new Date(now))
  const more = <More shown={rows.length} total={total} href={listOf('waiting_for_customer', page)} />
  return (
    <DeskPart id="quotations" title={t('quotations')} count={total} more={more}>
      {rows.map((row) => {
        const { offer, offerValidUntil, phone } = row
        const isUrgent = offerValidUntil === today
        const day = offerValidUntil ? formatDayWithWeekday(offerValidUntil, 'month', locale) : ''
        return (
          <DeskRow
            key={row._id}
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
            <Button look="outline" href={pathOf('request', row._id, page)}>
              {t('look')}
              <span className="visually-hidden"> {offer?.number}</span>
            </Button>
          </DeskRow>
        )
      })}
    </DeskPart>
  )
}

/** Quotations of a room that somebody else has meanwhile: their customers still wait to approve them. */
export function OvertakenQuotations({ rows, total, page }: PartProps<OvertakenQuotation>) {
  const t = useTexts('panel-today')
  const more = <More shown={rows.length} total={total} href={listOf('waiting_for_customer', page)} />
  return (
    <DeskPart id="overtaken" title={t('overtaken')} count={total} more={more}>
      {rows.map((row) => (
        <DeskRow
          key={row._id}
          id={row._id}
          mark={['triangle', 'ochre']}
          title={
            <>
              <strong>{row.offer?.number}</strong>, {customerOf(row)}
            </>
          }
          about={t('overtakenAbout', { when: whenOf(row, page.locale) })}
        >
          <Button look="outline" href={pathOf('request', row._id, page)}>
            {t('look')}
            <span className="visually-hidden"> {row.offer?.number}</span>
          </Button>
        </DeskRow>
      ))}
    </DeskPart>
  )
}
