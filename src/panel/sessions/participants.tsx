import { brusselsDay } from '../../domain/days.ts'
import { formatFullDate, formatNumber } from '../../domain/format.ts'
import { BreakableMail, listed, useTexts } from '../../ui/index.ts'
import { DataTable, EmptyState, Status } from '../../ui/kit/index.ts'
import { attestHref, listOf, pathOf, RecordLink, RowLink, useMay, usePage } from '../kit/index.ts'
import { type DeskSession, nameOf, type SessionParticipant } from './record-page.ts'

export interface PartProps {
  session: DeskSession
  participants: readonly SessionParticipant[]
}

function Name({ of }: { of: SessionParticipant }) {
  return (
    <>
      <strong>{nameOf(of)}</strong>
      <br />
      <a className="small" href={`mailto:${of.email}`}>
        <BreakableMail address={of.email} />
      </a>
    </>
  )
}

/** Whose registration it is, and the way for them to another date. */
function Customer({ of, session }: { of: SessionParticipant; session: DeskSession }) {
  const t = useTexts('panel-registrations')
  const page = usePage()
  const mayGo = useMay('desk') && session.startDate > page.now && session.decision !== 'canceled'
  const { registration, customer, student } = of
  const href = `${pathOf('registration', registration, page)}?act=move&student=${student}#moves-title`
  return (
    <>
      <RecordLink to="registration" id={registration} text={customer} />
      {mayGo && (
        <>
          <br />
          <RowLink className="small" href={href} of={nameOf(of)} text={t('moveSome')} />
        </>
      )}
    </>
  )
}

function Payment({ of: { status, paymentMethod } }: { of: SessionParticipant }) {
  const t = useTexts('panel-sessions')
  return <Status status={status} label={status !== 'paid' && paymentMethod !== 'online' ? t('partner') : undefined} />
}

/** The attest for training leave, or what is to be noted before there is one. */
function Attest({ of }: { of: SessionParticipant }) {
  const t = useTexts('panel-sessions')
  const page = usePage()
  const { attendanceAttest, registration, student } = of
  if (!attendanceAttest) return null
  const { lacks } = attendanceAttest
  const [first] = listed(lacks)
  return (
    <div className="small">
      {first ? (
        t.count('attestLacks', lacks.length, { halves: t(first.half, { day: formatFullDate(first.day, page.locale) }) })
      ) : (
        <RowLink href={attestHref(registration, student, page)} of={nameOf(of)} text={t('common.attendanceAttest')} />
      )}
    </div>
  )
}

function Attendance({ of, session }: { of: SessionParticipant; session: DeskSession }) {
  const t = useTexts('panel-sessions')
  const present = of.attendances.filter((mark) => mark?.present).length
  const days = new Set(listed(session.schedule).map(({ start }) => brusselsDay(new Date(start))))
  return (
    <>
      {of.attendances.length === 0 ? t('notMarked') : t.count('attended', days.size, { present })}
      <Attest of={of} />
    </>
  )
}

function Result({ of, session }: { of: SessionParticipant; session: DeskSession }) {
  const t = useTexts('panel-sessions')
  const page = usePage()
  const { result, student } = of
  const inWords = (points: number) => formatNumber(points, page.locale)
  const href = `${pathOf('session', session._id, page)}?result=${student}`
  return (
    <>
      {result &&
        `${t('common.score', { score: inWords(result.score), maximum: inWords(result.maximum) })}, ${t(result.passed ? 'common.passed' : 'common.failed')} `}
      <RowLink href={href} of={nameOf(of)} text={t(result ? 'mendResult' : 'writeResult')} />
    </>
  )
}

function Certificate({ of: { certificate, obstacle } }: { of: SessionParticipant }) {
  const t = useTexts('panel-sessions')
  if (certificate) return <Status status="certificate" label={t('given')} />
  return obstacle ? t(obstacle === 'failed' ? 'common.notPassed' : 'obstacle.absent') : ''
}

/** Those to whom a canceled session was left have another date to choose, or none. */
function Choosing({ session }: { session: DeskSession }) {
  const t = useTexts('panel-registrations')
  const page = usePage()
  const query = new URLSearchParams({ session: session._id, isChoosing: 'true' }).toString()
  return (
    <p>
      <a className="link" href={listOf('registration', query, page)}>
        {t('choosing.true')}
      </a>
    </p>
  )
}

/** Who comes, how that is paid, and what came of it; of a canceled session, whom it leaves without a date. */
export function Participants({ session, participants }: PartProps) {
  const t = useTexts('panel-sessions')
  const isOff = session.decision === 'canceled'
  if (participants.length === 0) return <EmptyState title={t('nobody')} text={t('nobodyText')} />
  const table = (
    <DataTable
      caption={t('common.participants')}
      columns={[
        { key: 'name', label: t('common.participant'), cell: (row) => <Name of={row} /> },
        {
          key: 'customer',
          label: t('panel.customer'),
          cell: (row) => <Customer of={row} session={session} />,
        },
        { key: 'payment', label: t('panel.payment'), cell: (row) => <Payment of={row} /> },
        ...(isOff
          ? []
          : [
              {
                key: 'attendance',
                label: t('attendance'),
                cell: (row: SessionParticipant) => <Attendance of={row} session={session} />,
              },
              {
                key: 'result',
                label: t('result'),
                cell: (row: SessionParticipant) => <Result of={row} session={session} />,
              },
              {
                key: 'certificate',
                label: t('certificate'),
                cell: (row: SessionParticipant) => <Certificate of={row} />,
              },
            ]),
      ]}
      rows={participants}
      idOf={({ student }) => student}
    />
  )
  return isOff ? (
    <>
      <Choosing session={session} />
      {table}
    </>
  ) : (
    table
  )
}
