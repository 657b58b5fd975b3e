import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/forms/field.tsx'
import { useFormContext } from '../../ui/forms/form-context.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useFieldInput } from '../../ui/forms/use-field.ts'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import type { Draft, Participant, StepProps } from './journey.ts'
import {
  comingSessions,
  daysOf,
  isAlone,
  isForOneself,
  languageOf,
  mostShown,
  placeOf,
  searchedText,
  seatsLeftOf,
  stepAddress,
} from './journey.ts'
import { Onward } from './onward.tsx'
import { editedIn, isNewOpen } from './open-row.ts'
import { ParticipantFields, ParticipantRow } from './participant-row.tsx'
import styles from './registration.module.css'
import rowStyles from './rows.module.css'
import { Seats } from './seats.tsx'
import { useWanted, type Want } from './use-wanted.tsx'

/** More than one sees at a glance. */
const many = 8

/** Other dates that are offered where one has too few seats. */
const mostDates = 3

type ListProps = StepProps & { draft: Draft }
interface Wants {
  want: Want
}

const without = <T,>(all: readonly T[], some: readonly T[]) => all.filter((one) => !some.includes(one))

/** What is ticked; somebody who was added or taken out beside this form is followed, all other ticks stay. */
function useTicks(saved: string[]) {
  const { value, change, ...field } = useFieldInput('students')
  const ticked = Array.isArray(value) ? value : []
  const known = useRef(saved)
  useEffect(() => {
    const before = known.current
    known.current = saved
    const added = without(saved, before)
    const removed = without(before, saved)
    if (added.length + removed.length > 0) change([...new Set([...without(ticked, removed), ...added])])
  })
  const toggle = (id: string) => change(ticked.includes(id) ? without(ticked, [id]) : [...ticked, id])
  return { ...field, ticked, toggle }
}

/** What was wrong is said no longer once it was mended beside this form: somebody added, or a birth told. */
function useForgetting(draft: Draft) {
  const { forget } = useFormContext()
  const now = listed(draft.students)
    .map(({ _id, lacksBirthData }) => _id + lacksBirthData)
    .join()
  const before = useRef(now)
  useEffect(() => {
    if (before.current !== now) forget()
    before.current = now
  }, [now, forget])
}

/** Those who were chosen and oneself first, wherever they stand in the list; then those that are looked for. */
function rowsOf({ data, draft }: ListProps): Participant[] {
  const all = [draft.students, data.self?.items, data.students?.items].flatMap((some): Participant[] => listed(some))
  return [...new Map(all.toReversed().map((one) => [one._id, one])).values()].toReversed()
}

/** Oneself, who is not in the list yet. */
function Oneself({ want }: Wants) {
  const t = useTexts('registration')
  return (
    <Button type="submit" look="outline" {...want('self')} data-self>
      {t('addSelf')}
    </Button>
  )
}

/** The last row: somebody who is not in the list yet, oneself where that is so. */
function NewParticipant({ page, data, want }: ListProps & Wants) {
  const t = useTexts('registration')
  return (
    <li className={rowStyles.adding}>
      <Button type="submit" look="outline" {...want('add')} data-add>
        {t(isForOneself(page) ? 'addOther' : 'add')}
      </Button>
      {data.self?.items.length === 0 && <Oneself want={want} />}
    </li>
  )
}

/** More were chosen than there are seats: all wait together, another date that has them, or as many as there are. */
function TooMany({ page, course, session, draft, chosen, want }: ListProps & Wants & { chosen: number }) {
  const t = useTexts('registration')
  const others = comingSessions(course, page).filter((one) => one._id !== session._id && seatsLeftOf(one) >= chosen)
  return (
    <ul className={styles.ways} data-ways>
      <li>
        <Button type="submit" look="outline" {...want('wait')} data-wait>
          {t('toWaitingList')}
        </Button>
      </li>
      {others.slice(0, mostDates).map((one) => (
        <li key={one._id} data-id={one._id}>
          <Button type="submit" look="outline" {...want(`date:${one._id}`)}>
            {daysOf(one, page.locale)}
          </Button>
          <span>
            {[placeOf(one, page.locale), languageOf(one, page.locale), t.count('seatsLeft', seatsLeftOf(one))].join(
              ' · ',
            )}
          </span>
        </li>
      ))}
      {draft.seatsLeft > 0 && <li>{t.count('untick', chosen - draft.seatsLeft)}</li>}
    </ul>
  )
}

export function ParticipantList(props: ListProps) {
  const { page, data, course, session, draft, setCount } = props
  const t = useTexts('registration')
  const saved = listed(draft.students).map(({ _id }) => _id)
  const { id, error, ticked, toggle, focus, blur } = useTicks(saved)
  const { want, field } = useWanted()
  useForgetting(draft)
  const rows = rowsOf(props)
  const total = data.students?.total ?? 0
  const isSearched = searchedText(page) !== ''
  const edited = editedIn(props)
  const isOne = isAlone(page, ticked.length)
  const isOnly = isOne && rows.length === 1 && saved.length === 1 && !isSearched
  const words = t(isOne ? 'steps.student' : 'steps.students')
  useEffect(() => setCount(ticked.length), [setCount, ticked.length])
  return (
    <>
      {field}
      {/* Enter presses the first button of a form. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" {...want('enter')} />
      <Seats capacity={session.capacity} left={draft.seatsLeft} chosen={ticked.length} isOne={isOne} />
      {ticked.length > draft.seatsLeft && <TooMany {...props} chosen={ticked.length} want={want} />}
      {(total > many || isSearched) && (
        <div className={rowStyles.search}>
          <TextField name="q" autoComplete="off" isQuiet />
          <Button type="submit" look="outline" {...want('find')}>
            {t('find')}
          </Button>
        </div>
      )}
      <FieldGroup name="students" id={id} label={words} error={error}>
        {rows.length === 0 && (
          <p id={id} tabIndex={-1} className={rowStyles.none}>
            {t(isSearched ? 'notFound' : 'nobody')}
          </p>
        )}
        <ul className={rowStyles.sheet}>
          {rows.map((participant, index) => (
            <ParticipantRow
              key={participant._id}
              id={index === 0 ? id : `${id}-${participant._id}`}
              participant={participant}
              page={page}
              draft={draft}
              isCertified={course.type === 'CERTIFICATION'}
              isTicked={ticked.includes(participant._id)}
              isOnly={isOnly}
              onToggle={() => toggle(participant._id)}
              want={want}
              onFocus={focus}
              onBlur={blur}
            >
              {participant._id === edited?._id && <ParticipantFields {...props} edited={edited} want={want} />}
            </ParticipantRow>
          ))}
          {isNewOpen(props) ? (
            <>
              {total === 0 && !isForOneself(page) && page.search.add?.[0] !== 'self' && (
                <li className={rowStyles.adding}>
                  <Oneself want={want} />
                </li>
              )}
              <li>
                <ParticipantFields {...props} want={want} />
              </li>
            </>
          ) : (
            <NewParticipant {...props} want={want} />
          )}
        </ul>
      </FieldGroup>
      {total > mostShown && <p className={styles.note}>{t.count('more', total - mostShown)}</p>}
      <div className={rowStyles.wanting} onClickCapture={want().onClick}>
        <Onward
          label={t('toInvoice')}
          back={{ href: stepAddress(page, 'select'), label: t('toSelect') }}
          wish={{ course, session, seats: ticked.length, draft }}
          page={page}
        />
      </div>
    </>
  )
}
