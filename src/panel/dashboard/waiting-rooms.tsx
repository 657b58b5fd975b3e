import { formatAmount, formatDayInYear, formatDayWithWeekday } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { TextArea } from '../../ui/forms/index.ts'
import type { OvertakenQuotationFragment } from '../../ui/gql/graphql.ts'
import { useTexts } from '../../ui/index.ts'
import {
  customerOf,
  PageForm,
  PageQuestion,
  pathOf,
  RowLink,
  textHref,
  usePage,
  whenOf,
  wishesOf,
} from '../kit/index.ts'
import { DeskAct, DeskList, DeskRow, DoneRow } from './desk-row.tsx'
import { withdrawnForm } from './today-forms.ts'
import type { WaitingProps } from './today-query.ts'
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
export function OvertakenQuotations({ found, done }: WaitingProps<'overtaken'>) {
  const t = useTexts('panel-today')
  const page = usePage()
  return (
    <DeskList
      id="overtaken"
      title={t('overtaken')}
      found={found}
      done={done}
      since={({ date }) => date}
      list={['request', 'status=waiting_for_customer']}
    >
      {(row, isDone) => {
        const number = row.offer?.number ?? ''
        const title = (
          <>
            <strong>{number}</strong>, {customerOf(row)}
          </>
        )
        const view = <RowLink href={pathOf('request', row._id, page)} of={number} text={t('panel.view')} />
        if (isDone)
          return (
            <DoneRow id={row._id} title={title} about={t('withdrawn')}>
              {view}
            </DoneRow>
          )
        return (
          <DeskRow
            id={row._id}
            mark={['triangle', 'ochre']}
            title={title}
            about={t('overtakenAbout', { when: whenOf(row, page.locale) })}
          >
            {view}
            <DeskAct href={textHref(page, { withdraw: row._id })} of={`: ${number}`} text={t('withdraw.button')} />
          </DeskRow>
        )
      }}
    </DeskList>
  )
}

/** The question before a customer hears that the quotation holds no more; a reason may go along. */
export function WithdrawQuestion({ quotations }: { quotations: readonly OvertakenQuotationFragment[] }) {
  const t = useTexts('panel-today')
  const requests = useTexts('panel-requests')
  const page = usePage()
  const asked = quotations.find(({ _id }) => _id === page.search.withdraw?.[0])
  if (!asked) return null
  return (
    <PageQuestion
      definition={withdrawnForm}
      id="withdraw"
      title={t('withdraw.title', { number: asked.offer?.number ?? '', name: customerOf(asked) })}
      text={t('withdraw.text')}
      fields={
        <PageForm definition={withdrawnForm} labels={{ reason: requests('reason') }}>
          <input type="hidden" name="request" value={asked._id} />
          <input type="hidden" name="offerNumber" value={asked.offer?.number} />
          <TextArea name="reason" rows={3} hint={requests('reasonHint')} optional />
        </PageForm>
      }
      button={t('withdraw.button')}
      look="danger"
      wayOutHref={textHref(page, { withdraw: '' })}
    />
  )
}
