import { formatNumber } from '../../../domain/format.ts'
import { inLocale, type Locale, localePath } from '../../../domain/locales.ts'
import { trainerPath } from '../../../domain/trainer-link.ts'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { TaughtResultsQuery } from '../../../ui/gql/graphql.ts'
import { Status } from '../../../ui/kit/status.tsx'
import { listed, nameOf } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import { gradeForm, rowId } from './page.ts'
import styles from './taught-results.module.css'

type Participant = NonNullable<NonNullable<TaughtResultsQuery['trainerSession']>['participants'][number]>

interface RowProps {
  one: Participant
  /** Whose turn it is after this one. */
  following: string | undefined
  /** Out of how many points the others were. */
  usual: number | undefined
  locale: Locale
  form: FormState | undefined
}

/** The points of one participant: Enter keeps them, and leads to the next one. */
function Row({ one, following, usual, locale, form }: RowProps) {
  const t = useTexts('trainer')
  const { result } = one
  const written = (points: number | undefined) => (points === undefined ? '' : formatNumber(points, locale))
  return (
    <li data-id={one._id}>
      <p>
        <strong>{nameOf(one)}</strong>
        {result && (
          <Status
            status={result.passed ? 'completed' : 'rejected'}
            label={t(result.passed ? 'common.passed' : 'common.failed')}
          />
        )}
      </p>
      <fieldset>
        <legend className="visually-hidden">{nameOf(one)}</legend>
        <Form
          definition={gradeForm}
          id={rowId(one._id)}
          className={styles.points}
          state={form?.values.student === one._id ? form : undefined}
          values={{ score: written(result?.score), maximum: written(result?.maximum ?? usual) }}
          labels={{ score: t('common.points'), maximum: t('common.maximum') }}
        >
          <input type="hidden" name="student" value={one._id} />
          {following && <input type="hidden" name="following" value={following} />}
          <TextField name="score" inputMode="decimal" width="short" />
          <TextField name="maximum" inputMode="decimal" width="short" />
          <SubmitButton label={t('common.save')} look="outline" />
        </Form>
      </fieldset>
    </li>
  )
}

/** A row a participant with two fields: made for the keys alone, and for no scripts at all. */
export function Screen({ data, page, form }: ScreenProps<TaughtResultsQuery>) {
  const t = useTexts('trainer')
  const taught = data.trainerSession
  if (!taught) return null
  const people = listed(taught.participants)
  const written = people.filter(({ result }) => result)
  const usual = written.at(-1)?.result?.maximum
  const followingOf = (at: number) => people.find(({ result }, place) => !result && place > at)?._id
  return (
    <div className={`container ${styles.page}`}>
      <p>
        <a className="link" href={localePath(trainerPath(page.params.token ?? ''), page.locale)}>
          {inLocale(taught.session.course.title, page.locale)}
        </a>
      </p>
      <h1>{t('results')}</h1>
      <p className="muted">{t('resultsHint')}</p>
      {people.length === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        <>
          <p role="status">{t('common.notedCount', { written: written.length, count: people.length })}</p>
          <ul className={styles.people}>
            {people.map((one, at) => (
              // An empty row begins anew with what the others are out of.
              <Row
                key={one.result ? one._id : `${one._id} ${usual}`}
                one={one}
                following={followingOf(at)}
                usual={usual}
                locale={page.locale}
                form={form}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
