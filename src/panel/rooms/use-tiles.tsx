import { formatTimes } from '../../domain/format.ts'
import { useTexts } from '../../ui/index.ts'
import { Mark } from '../../ui/kit/index.ts'
import { pathOf, RecordLink, useMay, usePage, useUseWords } from '../kit/index.ts'
import styles from '../kit/month-grid.module.css'
import type { Room, Use } from './uses.ts'

/** A half day on which the house itself uses a room: a session, where it leads for who plans them, or own use. */
export function UseTile({ use }: { use: Use }) {
  const t = useTexts('panel-rooms')
  const page = usePage()
  const words = `${useUseWords()(use)}, ${t(use.session ? 'session' : 'ownUse')}`
  const mayOpen = useMay('desk')
  const told = (
    <>
      <Mark kind={use.session ? 'full' : 'crossed'} tone={use.session ? 'good' : 'ochre'} />
      <span className="visually-hidden">{words}</span>
    </>
  )
  const className = `${styles.tile} ${styles.house}`
  return use.session && mayOpen ? (
    <a className={className} href={pathOf('session', use.session, page)} title={words} data-use="session">
      {told}
    </a>
  ) : (
    <span className={className} title={words} data-use={use.session ? 'session' : 'own-use'}>
      {told}
    </span>
  )
}

/** A use of a day, on a phone. */
export function UseLine({ use, room }: { use: Use; room: Room }) {
  const t = useTexts('panel-rooms')
  const { locale } = usePage()
  const words = useUseWords()(use)
  const mayOpen = useMay('desk')
  return (
    <li data-use={use.session ? 'session' : 'own-use'}>
      {use.session && mayOpen ? (
        <RecordLink to="session" id={use.session} text={words} />
      ) : (
        <span className="strong">{words}</span>
      )}
      <span>
        {room.name}, {formatTimes(use.start, use.end, locale)}
      </span>
      <span>{t(use.session ? 'session' : 'ownUse')}</span>
    </li>
  )
}
