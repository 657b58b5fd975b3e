import { formatAmount, formatDayInYear, formatFullDate } from '../../../domain/format.ts'
import { inLocale } from '../../../domain/locales.ts'
import { paymentOutcomes } from '../../../domain/registration-states.ts'
import { Button } from '../../../ui/button.tsx'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import type { DeskRegistrationQuery } from '../../../ui/gql/graphql.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { Status } from '../../../ui/kit/status.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { PanelScreenProps } from '../../define-panel-page.ts'
import { panelPath } from '../../panel-path.ts'
import styles from '../../record/record.module.css'
import { RecordHead, RecordHistory, RecordPart } from '../../record/record.tsx'
import { registrationHref, registrationsPath } from '../registrations-path.ts'
import { cancelForm } from './registration-forms.ts'
import type { Registration } from './registration-query.ts'

interface PartProps {
  registration: Registration
  page: PageContext
}

function People({ registration: { students } }: PartProps) {
  const t = useTexts('panel-registrations')
  return (
    <RecordPart id="participants" title={t('participants')}>
      <ul className={styles.lines}>
        {listed(students).map(({ _id, firstName, lastName, email }) => (
          <li key={_id} data-id={_id}>
            <span>
              {firstName} {lastName}
            </span>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}

function Facts({ registration, page }: PartProps) {
  const t = useTexts('panel-registrations')
  const { locale } = page
  const { session, reference, createdAt, expiresAt, status, invoice } = registration
  const facts: Fact[] = [
    [
      t('course'),
      <a key="session" href={panelPath(`/sessions/${session._id}`, locale)}>
        {inLocale(session.course.title, locale)}, {formatDayInYear(session.startDate, locale)}
      </a>,
    ],
    [t('place'), inLocale(session.location.name, locale)],
    [t('createdAt'), formatFullDate(createdAt, locale)],
    [t('expiresAt'), status === 'awaiting_payment' && expiresAt && formatFullDate(expiresAt, locale)],
    [t('customer'), invoice.name],
    [t('address'), `${invoice.address}, ${invoice.zip} ${invoice.city}`],
    [t('email'), invoice.email],
    [t('vatNumber'), invoice.vat],
    [t('reference'), reference],
  ]
  return (
    <RecordPart id="facts" title={t('facts')}>
      <FactList facts={facts} />
    </RecordPart>
  )
}

function Money({ registration, page }: PartProps) {
  const t = useTexts('panel-registrations')
  const { locale } = page
  const { net, vat, total, owed, refund, outcome, issuedInvoice } = registration
  const known = paymentOutcomes.find((name) => name === outcome)
  const facts: Fact[] = [
    [t('net'), formatAmount(net, locale)],
    [t('vat'), formatAmount(vat, locale)],
    [t('total'), formatAmount(total, locale)],
    [t('owed'), owed > 0 && formatAmount(owed, locale)],
    [t('refund'), refund && `${formatAmount(refund.amount, locale)}, ${t(refund.isSettled ? 'settled' : 'inFlight')}`],
    [t('outcome'), known && t(`outcomes.${known}`)],
    [
      t('invoice'),
      issuedInvoice && (
        <a key="invoice" href={panelPath(`/invoices/${issuedInvoice._id}`, locale)}>
          {issuedInvoice.number}
        </a>
      ),
    ],
  ]
  return (
    <RecordPart id="money" title={t('money')}>
      <FactList facts={facts} />
    </RecordPart>
  )
}

type Move = NonNullable<NonNullable<DeskRegistrationQuery['registrationHistory']>[number]>
const moves = {
  registration: ['awaiting_payment', 'paid', 'expired'],
  payment: ['open', 'pending', 'paid', 'failed', 'canceled', 'expired'],
} as const

function useMove() {
  const t = useTexts('panel-registrations')
  return ({ what, to, reason }: Move): string => {
    if (what === 'payment') {
      const known = moves.payment.find((name) => name === to)
      return known ? t(`payments.${known}`) : to
    }
    if (reason === 'canceled') return t('canceled')
    const known = moves.registration.find((name) => name === to)
    return known ? t(`statuses.${known}`) : to
  }
}

/** The question before a customer loses seats, with what it does to the money. */
function CancelQuestion(props: PartProps & { effect: DeskRegistrationQuery['cancellationEffect']; form?: FormState }) {
  const t = useTexts('panel-registrations')
  const list = useTexts('panel-list')
  const { registration, page, effect, form } = props
  if (!effect?.isPossible || page.search.act?.[0] !== 'cancel') return null
  const inWords = (cents: number) => formatAmount(cents, page.locale)
  const text = t('cancelText', {
    credit: inWords(effect.credit),
    refund: inWords(effect.refund),
    kept: inWords(effect.kept),
  })
  return (
    <Dialog
      id="cancel"
      title={t('cancelTitle', { name: registration.invoice.name })}
      text={form?.message ?? text}
      wayOut={list('leave')}
      wayOutHref={registrationHref(registration._id, page)}
    >
      <form method="post" data-form={cancelForm.name}>
        <input type="hidden" name="form" value={cancelForm.name} />
        <input type="hidden" name="credit" value={effect.credit} />
        <input type="hidden" name="refund" value={effect.refund} />
        <Button type="submit" look="danger">
          {t('cancel')}
        </Button>
      </form>
    </Dialog>
  )
}

/** One registration: who, what it costs, what happened, and what can be done. */
export function Screen({ data, page, form }: PanelScreenProps<DeskRegistrationQuery>) {
  const t = useTexts('panel-registrations')
  const list = useTexts('panel-list')
  const moveOf = useMove()
  const { registration, cancellationEffect } = data
  if (!registration) return null
  const { _id, status, invoice } = registration
  const events = listed(data.registrationHistory).map((move) => ({ at: move.at, what: moveOf(move), by: move.by }))
  return (
    <>
      <RecordHead
        page={page}
        list={[registrationsPath, t('title')]}
        title={invoice.name}
        status={<Status status={status} label={t(`statuses.${status}`)} />}
      />
      <div role="alert">{form?.message && <Notice tone="bad" title={form.message} />}</div>
      {cancellationEffect?.isPossible && (
        <p>
          <Button look="outline" href={`${registrationHref(_id, page)}?act=cancel`}>
            {t('cancel')}
          </Button>
        </p>
      )}
      <div className={styles.columns}>
        <div>
          <Facts registration={registration} page={page} />
          <People registration={registration} page={page} />
        </div>
        <div>
          <Money registration={registration} page={page} />
          <RecordHistory title={list('history')} moves={events} page={page} />
        </div>
      </div>
      <CancelQuestion registration={registration} page={page} effect={cancellationEffect} form={form} />
    </>
  )
}
