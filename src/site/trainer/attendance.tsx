import { type FormEvent, useState } from 'react'
import { brusselsDay } from '../../domain/days.ts'
import { formatDayInYear } from '../../domain/format.ts'
import { isBegun } from '../../domain/half-days.ts'
import { type Locale, localePath } from '../../domain/locales.ts'
import { doorPath } from '../../domain/presence.ts'
import { Button } from '../../ui/button.tsx'
import { ActionForm } from '../../ui/kit/action-form.tsx'
import { Mark } from '../../ui/kit/mark.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { listed, nameOf } from '../../ui/listed.ts'
import { type PageContext, serverNow } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { type Cell, type Half, type Participant, partOf, type Taught } from './marks.ts'
import styles from './trainer.module.css'
import type { useMarks } from './use-marks.ts'

type Marks = ReturnType<typeof useMarks>

/** The half that the address names, else the one it is now, the last one before it, or the first. */
function halfOf(halves: readonly Half[], { search, now }: Pick<PageContext, 'search' | 'now'>): Half | undefined {
  const named = halves.find((half) => partOf(half) === search.part?.[0])
  const moment = new Date(now)
  const today = brusselsDay(moment)
  return (
    named ?? halves.findLast((half) => isBegun(half, moment)) ?? halves.find(({ day }) => day >= today) ?? halves[0]
  )
}

/** A form that this phone answers itself as soon as it can, and that the server does where no script runs. */
function useNoted(note: () => void) {
  return (event: FormEvent) => {
    event.preventDefault()
    note()
  }
}

interface RowProps {
  one: Participant
  half: Half
  cell: Cell
  note: Marks['note']
}

function Tap({ one, half, cell, note, present }: RowProps & { present: boolean }) {
  const t = useTexts('trainer')
  const isThis = cell.present === present && !cell.isDisputed
  const word = t(present ? 'present' : 'absent')
  const onSubmit = useNoted(() => note([one], half, present))
  return (
    <div onSubmit={onSubmit}>
      <ActionForm
        name="taught-attendance"
        sent={{ day: half.day, half: half.half, students: [one._id], seen: cell.seen }}
      >
        {present && <input type="hidden" name="present" value="on" />}
        <button
          type="submit"
          className={styles.tap}
          aria-pressed={isThis}
          aria-label={`${word}${t('colon')} ${nameOf(one)}`}
        >
          {isThis && <Mark kind={present ? 'full' : 'struck'} tone={present ? 'good' : 'ochre'} />}
          {word}
        </button>
      </ActionForm>
    </div>
  )
}

/** A participant with two large buttons, and what is to be known of them. */
function Row({ isToCome, ...props }: RowProps & { isToCome: boolean }) {
  const t = useTexts('trainer')
  const { one, cell } = props
  return (
    <li id={one._id} data-id={one._id} data-waiting={cell.isWaiting || undefined}>
      <p>
        <strong>{nameOf(one)}</strong>
        {one.organisation && <span className="muted">{one.organisation}</span>}
        {cell.isWaiting && <span className={styles.waiting}>{t('notSent')}</span>}
        {cell.isDisputed && <span className={styles.disputed}>{t('disputed')}</span>}
      </p>
      {!isToCome && (
        <>
          <Tap {...props} present={true} />
          <Tap {...props} present={false} />
        </>
      )}
    </li>
  )
}

function Halves(props: { halves: readonly Half[]; chosen: Half; locale: Locale; onChoose: (half: Half) => void }) {
  const { halves, chosen, locale, onChoose } = props
  const t = useTexts('trainer')
  const isOne = (of: Half) => halves.filter(({ day }) => day === of.day).length === 1
  const nameOfHalf = (half: Half) =>
    isOne(half) ? formatDayInYear(half.day, locale) : t(half.half, { day: formatDayInYear(half.day, locale) })
  if (halves.length < 2) return <p>{nameOfHalf(chosen)}</p>
  return (
    <nav aria-label={t('common.day')}>
      <ul className={styles.halves}>
        {halves.map((half) => (
          <li key={partOf(half)}>
            <a
              href={`?part=${partOf(half)}`}
              aria-current={half === chosen ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onChoose(half)
              }}
            >
              {nameOfHalf(half)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Whether all that was noted on this phone is sent, and what could not be. */
function Standings({ marks, people }: { marks: Marks; people: readonly Participant[] }) {
  const t = useTexts('trainer')
  const { standing, waiting, refused, isForgetful } = marks
  const names = new Map(people.map((one) => [one._id, nameOf(one)]))
  return (
    <>
      <p role="status" data-standing={standing} className={standing === 'sent' ? 'muted' : styles.waiting}>
        {standing === 'sent' ? t('allSent') : t.count('waitingCount', waiting)}
      </p>
      {standing === 'ended' && <Notice tone="bad" title={t('endedMeanwhile')} />}
      {isForgetful && waiting > 0 && <Notice tone="bad" title={t('forgetful')} />}
      {refused.length > 0 && (
        <Notice tone="wait" title={t('refused')}>
          {[...new Set(refused.map(({ student }) => names.get(student) ?? t('somebody')))].join(', ')}
        </Notice>
      )}
    </>
  )
}

/** Who is there in half a day: noted at once, with a network or without one. */
export function Attendance({ marks, page }: { marks: Marks; page: PageContext }) {
  const t = useTexts('trainer')
  const { note, cell, isHeard } = marks
  const taught: Taught = marks.taught
  const halves = listed(taught.halves)
  const [named, setNamed] = useState<string>()
  const chosen = halves.find((half) => partOf(half) === named) ?? halfOf(halves, page)
  const people = listed(taught.participants)
  const begins = useNoted(() => {
    if (chosen) note(open, chosen, true)
  })
  if (people.length === 0) return <p>{t('nobody')}</p>
  if (!chosen) return null
  const cells = people.map((one) => ({ one, cell: cell(one, chosen) }))
  const open = cells.filter((each) => each.cell.present === null).map(({ one }) => one)
  const present = cells.filter((each) => each.cell.present).length
  // Who hears nothing of the server may be days further than the page that was kept.
  const isToCome = isHeard && chosen.day > brusselsDay(new Date(serverNow()))
  return (
    <>
      <Halves halves={halves} chosen={chosen} locale={page.locale} onChoose={(half) => setNamed(partOf(half))} />
      <p role="status">{t('presentCount', { present, count: people.length })}</p>
      <ul className={styles.people} data-half={partOf(chosen)}>
        {cells.map((each) => (
          <Row key={each.one._id} one={each.one} half={chosen} cell={each.cell} note={note} isToCome={isToCome} />
        ))}
      </ul>
      {isToCome && <p className="muted">{t('toCome')}</p>}
      {open.length > 0 && !isToCome && (
        <div onSubmit={begins}>
          <ActionForm
            name="taught-attendance"
            sent={{ day: chosen.day, half: chosen.half, students: open.map(({ _id }) => _id), present: 'on' }}
          >
            <Button type="submit" look="outline">
              {t('allPresent')}
            </Button>
          </ActionForm>
        </div>
      )}
      <a className="link" href={`${localePath(doorPath(page.params.token ?? ''), page.locale)}?part=${partOf(chosen)}`}>
        {t('door')}
      </a>
      <Standings marks={marks} people={people} />
    </>
  )
}
