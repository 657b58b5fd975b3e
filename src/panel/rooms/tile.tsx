import { approvedStatuses } from '../../domain/bookings.ts'
import { Mark } from '../../ui/kit/mark.tsx'
import { statusMarks } from '../../ui/kit/status-marks.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { customerOf } from '../requests/request-words.ts'
import { requestHref } from '../requests/requests-path.ts'
import styles from './room-calendar.module.css'
import type { Taken } from './taken.ts'

const classOf = (status: Taken['status']) =>
  `${styles.tile} ${approvedStatuses.some((one) => one === status) ? styles.laid : styles.asked}`

function StatusMark({ status }: Pick<Taken, 'status'>) {
  const [kind, tone] = statusMarks[status]
  return <Mark kind={kind} tone={tone} />
}

/** What a tile of that status looks like; the word stands beside it. */
export const TilePicture = ({ status }: Pick<Taken, 'status'>) => (
  <span className={classOf(status)}>
    <StatusMark status={status} />
  </span>
)

/** A half day that somebody asked for or has: laid where nobody else gets it any more. */
export function Tile({ taken, page }: { taken: Taken; page: PageContext }) {
  const t = useTexts('panel-requests')
  const words = `${customerOf(taken)}, ${t(`statuses.${taken.status}`)}`
  return (
    <a className={classOf(taken.status)} href={requestHref(taken._id, page)} title={words} data-status={taken.status}>
      <StatusMark status={taken.status} />
      <span className="visually-hidden">{words}</span>
    </a>
  )
}
