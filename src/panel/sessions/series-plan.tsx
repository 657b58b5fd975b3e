import { formatDayInYear, formatTimes } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { planSeries } from '../../domain/sessions.ts'
import { SubmitButton, TextField } from '../../ui/forms/index.ts'
import type { SeriesPageQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { ActionForm, Mark, Notice } from '../../ui/kit/index.ts'
import { Clashes, ClashLink, clashesIn, PageForm, RecordPart, RowLink, usePage, useRefused } from '../kit/index.ts'
import styles from '../kit/record.module.css'
import { makeSeriesForm, moveForm, movingHref, planFields, seriesIn, withDay } from './series-page.ts'

type Met = NonNullable<NonNullable<SeriesPageQuery['seriesClashes']>[number]>
type Planned = ReturnType<typeof planSeries>['sessions'][number]

/** What is filled in of the series, in a form that does one thing more. */
const Given = ({ given }: { given: Partial<Record<string, string>> }) =>
  planFields.map((name) => <input key={name} type="hidden" name={name} value={given[name] ?? ''} />)

/** To which day one of it moves. */
function MoveForm({ first, given }: { first: string; given: Partial<Record<string, string>> }) {
  const t = useTexts('panel-series')
  const page = usePage()
  return (
    <PageForm definition={moveForm} values={{ moveTo: first }} labels={{ moveTo: t('moveTo') }}>
      <Given given={given} />
      <input type="hidden" name="moveFrom" value={first} />
      <TextField name="moveTo" type="date" width="short" />
      <SubmitButton label={t('move')} look="outline">
        <a href={withDay(page, 'restore', first)}>{t('panel.doNothing')}</a>
      </SubmitButton>
    </PageForm>
  )
}

/** One of it: its days and hours, what it meets there, and what can be done about that. */
function PlannedRow({
  session,
  met,
  given,
}: {
  session: Planned
  met: readonly Met[]
  given: Partial<Record<string, string>>
}) {
  const t = useTexts('panel-series')
  const sessions = useTexts('panel-sessions')
  const page = usePage()
  const refused = useRefused(moveForm.name)
  const { first, days, schedule } = session
  const inWords = (day: string) => formatDayInYear(day, page.locale)
  const name = days.map(inWords).join(', ')
  const isMoved = days[0] !== first
  const asked = refused?.values.moveFrom ?? page.search.move?.[0]
  return (
    <li data-day={first}>
      <span>
        {name}
        {isMoved && <span className="muted">, {t('movedFrom', { day: inWords(first) })}</span>}
      </span>
      {schedule.slice(0, 1).map(({ start, end }) => (
        <span key={start}>{formatTimes(start, end, page.locale)}</span>
      ))}
      {met.map(({ _id, place, kind, name: other }) => (
        <span key={`${place} ${_id}`} className={styles.met} data-clashes={place}>
          <Mark kind="triangle" />
          <span>
            {sessions(`clashOf.${place}`)}: <ClashLink id={_id} kind={kind} name={inLocale(other, page.locale) ?? ''} />
          </span>
        </span>
      ))}
      {asked === first ? (
        <MoveForm first={first} given={given} />
      ) : (
        <span className="links">
          <RowLink className="link" href={withDay(page, 'skip', first)} of={name} text={t('skip')} />
          <RowLink className="link" href={movingHref(page, first)} of={name} text={t('move')} />
          {isMoved && (
            <RowLink className="link" href={withDay(page, 'restore', first)} of={name} text={t('moveBack')} />
          )}
        </span>
      )}
    </li>
  )
}

/** What is planned on no day: a holiday, or because who plans it left it out. */
function LeftOut({ skipped, leftOut }: Pick<ReturnType<typeof planSeries>, 'skipped' | 'leftOut'>) {
  const t = useTexts('panel-series')
  const page = usePage()
  const inWords = (day: string) => formatDayInYear(day, page.locale)
  return (
    <>
      {skipped.length > 0 && <p>{t('skipped', { days: skipped.map(inWords).join(', ') })}</p>}
      {leftOut.length > 0 && (
        <ul className={styles.lines} aria-label={t('leftOut')} data-left-out>
          {leftOut.map((day) => (
            <li key={day}>
              <span className="muted">{t('isLeftOut', { day: inWords(day) })}</span>
              <RowLink className="link" href={withDay(page, 'restore', day)} of={inWords(day)} text={t('takeBack')} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The sessions as they will be, what each meets, and the button that makes them. */
export function Plan({ data }: { data: SeriesPageQuery }) {
  const t = useTexts('panel-series')
  const own = useRefused(makeSeriesForm.name)
  const page = usePage()
  const found = seriesIn(page)
  if (!found) return null
  const { given, series } = found
  const { sessions, ...others } = planSeries(series)
  const met = listed(data.seriesClashes)
  const asked = clashesIn(own)
  const keys = own?.details ? asked.map(({ key }) => key) : met.map(({ place, kind, _id }) => `${place}.${kind}.${_id}`)
  const refused = own && (own.message ?? Object.values(own.errors)[0])
  const meeting = new Set(met.flatMap(({ days }) => listed(days)))
  return (
    <RecordPart id="plan" title={t('plan')}>
      <div role="alert">{refused && <Notice tone="bad" title={refused} />}</div>
      {meeting.size > 0 && <Notice tone="wait" title={t.count('meets', meeting.size)} />}
      <ol className={styles.lines} data-plan>
        {sessions.map((session) => (
          <PlannedRow
            key={session.first}
            session={session}
            met={met.filter(({ days }) => days.includes(session.first))}
            given={given}
          />
        ))}
      </ol>
      <LeftOut {...others} />
      <Clashes clashes={asked.filter(({ id }) => !met.some(({ _id }) => _id === id))} />
      {sessions.length > 0 && (
        <ActionForm name={makeSeriesForm.name}>
          <Given given={given} />
          {keys.length > 0 && (
            <>
              <input type="hidden" name="isClashAccepted" value="on" />
              <input type="hidden" name="seenClashes" value={keys.join(' ')} />
            </>
          )}
          <Button type="submit">{keys.length > 0 ? t('makeAnyway') : t.count('make', sessions.length)}</Button>
        </ActionForm>
      )}
    </RecordPart>
  )
}
