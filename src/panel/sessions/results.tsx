import { formatNumber } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { Form } from '../../ui/forms/form.tsx'
import { SubmitButton, TextField } from '../../ui/forms/index.ts'
import type { DeskResultsQuery } from '../../ui/gql/graphql.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { EmptyState, Status } from '../../ui/kit/index.ts'
import { RecordLink, type ScreenOf, usePage, useRefused } from '../kit/index.ts'
import styles from './results.module.css'
import { type resultsPage, rowForm, rowId } from './results-page.ts'

type Participant = NonNullable<NonNullable<DeskResultsQuery['sessionParticipants']>[number]>

interface RowProps {
  of: Participant
  /** Whose turn it is after this one. */
  following: string | undefined
  /** Out of how many points the others were. */
  usual: number | undefined
}

/** The points of one participant: Enter keeps them, and leads to the next one. */
function Row({ of, following, usual }: RowProps) {
  const t = useTexts('panel-sessions')
  const { locale } = usePage()
  const refused = useRefused(rowForm.name)
  const { student, firstName, lastName, customer, result } = of
  const written = (points: number | undefined) => (points === undefined ? '' : formatNumber(points, locale))
  const name = `${firstName} ${lastName}`
  return (
    <li data-id={student}>
      <p>
        <strong>{name}</strong>
        <span className="muted">{customer}</span>
      </p>
      <fieldset>
        <legend className="visually-hidden">{name}</legend>
        <Form
          definition={rowForm}
          id={rowId(student)}
          className={styles.points}
          state={refused?.values.student === student ? refused : undefined}
          values={{ score: written(result?.score), maximum: written(result?.maximum ?? usual) }}
          labels={{ score: t('common.points'), maximum: t('common.maximum') }}
        >
          <input type="hidden" name="student" value={student} />
          {result && <input type="hidden" name="result" value={result._id} />}
          {following && <input type="hidden" name="following" value={following} />}
          <TextField name="score" inputMode="decimal" width="short" />
          <TextField name="maximum" inputMode="decimal" width="short" />
          <SubmitButton label={t('common.save')} look="outline" />
        </Form>
      </fieldset>
      {result && (
        <Status
          status={result.passed ? 'completed' : 'rejected'}
          label={t(result.passed ? 'common.passed' : 'common.failed')}
        />
      )}
    </li>
  )
}

/** A row a participant with two fields: made for the keys alone, and for no scripts at all. */
export function Screen({ data, page }: ScreenOf<typeof resultsPage>) {
  const t = useTexts('panel-sessions')
  const session = data.plannedSessions?.items[0]
  if (!session) return null
  const participants = listed(data.sessionParticipants)
  const written = participants.filter(({ result }) => result)
  const usual = written.at(-1)?.result?.maximum
  const open = participants.filter(({ result }) => !result)
  const followingOf = (at: number) => open.find((one) => participants.indexOf(one) > at)?.student
  return (
    <>
      <RecordLink
        to="session"
        id={session._id}
        className="link"
        text={inLocale(session.plannedCourse.title, page.locale)}
      />
      <h1>{t('resultsTitle')}</h1>
      <p className="muted">{t('resultHint')}</p>
      {participants.length === 0 ? (
        <EmptyState title={t('nobody')} text={t('nobodyText')} />
      ) : (
        <>
          <p role="status">{t('common.notedCount', { written: written.length, count: participants.length })}</p>
          <ul className={styles.people}>
            {participants.map((one, at) => (
              <Row key={one.student} of={one} following={followingOf(at)} usual={usual} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
