import { formatAmount, formatDayInYear, formatFullDate } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { priceLineText } from '../../domain/price-line-text.ts'
import { paymentOutcomes } from '../../domain/registrations.ts'
import type { DeskRegistrationQuery } from '../../ui/gql/graphql.ts'
import { type Fact, listed, type PageContext, useTexts } from '../../ui/index.ts'
import { Status } from '../../ui/kit/index.ts'
import {
  attestHref,
  listPaths,
  NotesPart,
  pathOf,
  RecordActs,
  RecordFacts,
  RecordHead,
  RecordHistory,
  RecordLink,
  RecordPart,
  Refusal,
  RowLink,
  type ScreenOf,
  useMay,
  usePage,
  useShareFacts,
  WrittenPart,
  writeHref,
} from '../kit/index.ts'
import styles from '../kit/record.module.css'
import { Moves } from './record-moves.tsx'
import { actIn, type DeskRow, type Registration, type registrationPage, statusActsOf } from './record-page.ts'
import { ActQuestion } from './record-questions.tsx'

interface ActsProps {
  registration: Registration
  /** Whether the terms let it be canceled or moved. */
  isCancelable: boolean
  /** Something is open of its invoice. */
  isOpen: boolean
}

function RegistrationActs({ registration, isCancelable, isOpen }: ActsProps) {
  const t = useTexts('panel-registrations')
  const write = useTexts('panel-write')
  const page = usePage()
  const here = pathOf('registration', registration._id, page)
  const noted: ReturnType<typeof statusActsOf> = isOpen ? ['paid'] : statusActsOf(registration, page)
  const acts = noted.map((act) => ({
    href: `${here}?act=${act}`,
    text: t(`act.${act}.button`),
    by: act === 'paid' ? ('finance' as const) : ('desk' as const),
  }))
  const ends = [
    { href: `${here}?act=move#moves-title`, text: t('move'), by: 'desk' as const },
    { href: `${here}?act=cancel`, text: t('common.cancelRegistration'), by: 'desk' as const },
  ]
  const written = {
    href: writeHref({ of: 'registrations', chosen: [registration._id] }, page),
    text: write('title'),
    by: 'desk' as const,
  }
  return <RecordActs acts={[...acts, ...(isCancelable ? ends : []), written]} />
}

/** Who comes, and what can be done about one of them. */
function People({ registration }: { registration: Registration }) {
  const t = useTexts('panel-registrations')
  const page = usePage()
  const { _id, students, status, session } = registration
  const here = pathOf('registration', _id, page)
  const isDesk = useMay('desk')
  const mayChange = isDesk && status !== 'expired' && session.startDate > page.now
  return (
    <RecordPart id="participants" title={t('participants')} isWide>
      <ul className={styles.lines}>
        {listed(students).map(({ _id: student, firstName, lastName, email, hasAttendanceAttest }) => {
          const name = `${firstName} ${lastName}`
          return (
            <li key={student} data-id={student}>
              <span>{name}</span>
              <a href={`mailto:${email}`}>{email}</a>
              {isDesk && hasAttendanceAttest && (
                <RowLink href={attestHref(_id, student, page)} of={name} text={t('common.attendanceAttest')} />
              )}
              {mayChange && (
                <span>
                  <RowLink href={`${here}?act=replace&student=${student}`} of={name} text={t('replace')} />
                  {students.length > 1 && (
                    <>
                      {' '}
                      <RowLink
                        href={`${here}?act=move&student=${student}#moves-title`}
                        of={name}
                        text={t('moveSome')}
                      />{' '}
                      <RowLink href={`${here}?act=leave&student=${student}`} of={name} text={t('takeOut')} />
                    </>
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </RecordPart>
  )
}

interface PartProps {
  registration: Registration
  /** What the list says of it. */
  row: DeskRow | undefined
}

function Facts({ registration, row }: PartProps) {
  const t = useTexts('panel-registrations')
  const { locale } = usePage()
  const { session, reference, createdAt, expiresAt, status, invoice } = registration
  const facts: Fact[] = [
    [
      t('course'),
      <RecordLink
        key="session"
        to="session"
        id={session._id}
        text={`${inLocale(session.course.title, locale)}, ${formatDayInYear(session.startDate, locale)}`}
      />,
    ],
    [t('common.place'), inLocale(session.location.name, locale)],
    [t('createdAt'), formatFullDate(createdAt, locale)],
    [t('expiresAt'), status === 'awaiting_payment' && expiresAt && formatFullDate(expiresAt, locale)],
    [
      t('customer'),
      <RecordLink
        key="customer"
        to="customer"
        id={registration.organisation ?? registration.user}
        text={invoice.name}
      />,
    ],
    [t('contact'), row?.contact],
    [t('panel.phone'), row?.phone && <a href={`tel:${row.phone.replaceAll(/[^+\d]/g, '')}`}>{row.phone}</a>],
    [t('common.address'), `${invoice.address}, ${invoice.zip} ${invoice.city}`],
    [t('email'), invoice.email],
    [t('fields.vat'), invoice.vat],
    [t('reference'), reference],
    ...listed(row?.apart).map(
      ({ _id, startDate }): Fact => [
        t('apart'),
        <RecordLink key={_id} to="registration" id={_id} text={formatDayInYear(startDate, locale)} />,
      ],
    ),
  ]
  return <RecordFacts id="facts" title={t('facts')} facts={facts} />
}

function Money({ registration, row }: PartProps) {
  const t = useTexts('panel-registrations')
  const { locale } = usePage()
  const { status, net, vat, total, owed, toPay, refund, outcome, paymentMethod, shares, issuedInvoice } = registration
  const explained = listed(registration.priceLines)
  const lines =
    explained.length < 2
      ? []
      : explained.map(
          (line): Fact => [
            line.kind === 'list' ? t('common.price') : priceLineText(t, { ...line, kind: line.kind }),
            formatAmount(line.amount, locale),
          ],
        )
  const open = Math.max(owed, toPay)
  const received = open > 0 && status !== 'expired' ? total - open : 0
  const shared = useShareFacts(shares)
  const billed = paymentMethod === 'subsidy' ? t('onSubsidy') : paymentMethod === 'invoice' && t('onInvoice')
  const known = paymentOutcomes.find((name) => name === outcome)
  const facts: Fact[] = [
    ...lines,
    [t('net'), formatAmount(net, locale)],
    [t('common.vat'), formatAmount(vat, locale)],
    [t('total'), formatAmount(total, locale)],
    [t('paidSoFar'), received > 0 && formatAmount(received, locale)],
    [t('owed'), open > 0 && formatAmount(open, locale)],
    [t('refund'), refund && `${formatAmount(refund.amount, locale)}, ${t(refund.isSettled ? 'settled' : 'inFlight')}`],
    [t('panel.payment'), known ? t(`outcomes.${known}`) : billed],
    ...shared,
    [
      t('common.invoice'),
      issuedInvoice && <RecordLink key="invoice" to="invoice" id={issuedInvoice._id} text={issuedInvoice.number} />,
    ],
    ...listed(row?.creditNotes).map(
      (note): Fact => [
        t('common.creditNote'),
        <RecordLink key={note._id} to="invoice" id={note._id} text={note.number} />,
      ],
    ),
  ]
  return <RecordFacts id="money" title={t('money')} facts={facts} />
}

type Move = NonNullable<NonNullable<DeskRegistrationQuery['registrationHistory']>[number]>
const moves = {
  registration: ['awaiting_payment', 'paid', 'expired'],
  payment: ['open', 'pending', 'paid', 'failed', 'canceled', 'expired', 'returned'],
} as const

function useMove({ locale }: PageContext) {
  const t = useTexts('panel-registrations')
  const dayOf = (start: string | null | undefined) => (start ? formatDayInYear(start, locale) : '')
  return ({ what, to, reason, before, about }: Move): string => {
    if (what === 'payment') {
      const known = moves.payment.find((name) => name === to)
      return known ? t(`payments.${known}`) : to
    }
    if (reason === 'canceled') return t('canceled')
    if (reason === 'reminded of choice') return t('choiceReminded')
    if (reason === 'apart') return t('apartCame')
    if (reason?.startsWith('apart ')) return t('apartWent', { names: about ?? '' })
    if (reason?.startsWith('agreed: ')) return t('agreedBecause', { reason: reason.slice('agreed: '.length) })
    if (reason?.startsWith('note: ')) return t('noteSaid', { note: reason.slice('note: '.length) })
    if (reason?.startsWith('over capacity ')) {
      const [taken = '', capacity = ''] = reason.slice('over capacity '.length).split(' of ')
      return t('overCapacity', { taken, capacity })
    }
    if (reason?.startsWith('price ')) return t('confirmedAt', { price: formatAmount(Number(about), locale) })
    if (reason?.startsWith('moved from')) return t('movedTo', { before: dayOf(before), after: dayOf(about) })
    if (reason?.startsWith('without')) return t('tookOutWhom', { names: about ?? '' })
    if (reason?.includes(' instead of ')) return t('replacedBy', { before: before ?? '', after: about ?? '' })
    const known = moves.registration.find((name) => name === to)
    return known ? t(`status.${known}`) : to
  }
}

export function Screen({ data, page }: ScreenOf<typeof registrationPage>) {
  const t = useTexts('panel-registrations')
  const moveOf = useMove(page)
  const { registration, cancellationEffect } = data
  if (!registration) return null
  const { status, invoice, isCanceled } = registration
  const [row] = listed(data.deskRegistrations?.items)
  const events = listed(data.registrationHistory).map((move) => ({ at: move.at, what: moveOf(move), by: move.by }))
  return (
    <>
      <RecordHead
        list={[listPaths.registration, t('title')]}
        title={invoice.name}
        status={<Status status={status} label={t(isCanceled ? 'canceled' : `status.${status}`)} />}
      />
      <Refusal />
      <RegistrationActs
        registration={registration}
        isCancelable={cancellationEffect?.isPossible ?? false}
        isOpen={listed(data.openInvoices?.items).length > 0}
      />
      {actIn(page).act === 'move' && <Moves registration={registration} moves={data.registrationMoves} />}
      <div className={styles.columns}>
        <div>
          <Facts registration={registration} row={row} />
          <People registration={registration} />
          <NotesPart subject="registration" id={registration._id} notes={data.notes} />
          <WrittenPart messages={data.deskMessages} />
        </div>
        <div>
          <Money registration={registration} row={row} />
          <RecordHistory moves={events} of={['registration', registration._id]} />
        </div>
      </div>
      <ActQuestion data={data} registration={registration} />
    </>
  )
}
