import { inLocale } from '../../domain/locales.ts'
import type { PanelEvaluationsQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { DataTable, EmptyState } from '../../ui/kit/index.ts'
import { listOf, listPaths, panelPath, type ScreenOf, SpreadChart, usePage } from '../kit/index.ts'
import record from '../kit/record.module.css'
import styles from './evaluations.module.css'
import { askedIn, type evaluationsPage, groupings } from './page.ts'

type Result = NonNullable<NonNullable<PanelEvaluationsQuery['evaluationResults']>[number]>
type Asked = ReturnType<typeof askedIn>

/** The address of the page, or of its file, with something of it changed. */
function useHref() {
  const page = usePage()
  const asked = askedIn(page)
  return (changes: Partial<Asked>, file = '') => {
    const given = Object.entries({ ...asked, ...changes }).flatMap(([name, value]) => (value ? [[name, value]] : []))
    return `${panelPath(`/evaluations${file}`, page.locale)}?${new URLSearchParams(given)}`
  }
}

/** What each row is of, and of which days. */
function Choices({ asked }: { asked: Asked }) {
  const t = useTexts('panel-evaluations')
  const href = useHref()
  const { by, from, until, course, trainer } = asked
  return (
    <>
      <ul className={styles.choices} aria-label={t('by')}>
        {groupings.map((name) => (
          <li key={name}>
            <a
              href={href({ by: name, course: undefined, trainer: undefined })}
              aria-current={name === by ? 'true' : undefined}
            >
              {t(`groups.${name}`)}
            </a>
          </li>
        ))}
      </ul>
      <form className={styles.days}>
        <input type="hidden" name="by" value={by} />
        {course && <input type="hidden" name="course" value={course} />}
        {trainer && <input type="hidden" name="trainer" value={trainer} />}
        <label>
          {t('from')}
          <input type="date" name="from" defaultValue={from} />
        </label>
        <label>
          {t('until')}
          <input type="date" name="until" defaultValue={until} />
        </label>
        <Button type="submit" look="outline">
          {t('show')}
        </Button>
      </form>
    </>
  )
}

function ResultTable({ rows, asked }: { rows: readonly Result[]; asked: Asked }) {
  const t = useTexts('panel-evaluations')
  const { locale } = usePage()
  const href = useHref()
  const { by } = asked
  const nameOf = ({ key, name }: Result) => {
    const [year, quarter] = key.split('-Q')
    return inLocale(name, locale) ?? t('common.quarter', { quarter: quarter ?? '', year: year ?? '' })
  }
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      idOf={({ key }) => key}
      columns={[
        {
          key: 'name',
          label: t(`groups.${by}`),
          cell: (row) =>
            by === 'quarter' ? (
              nameOf(row)
            ) : (
              <a href={href({ by: 'quarter', [by]: row.key })} aria-label={t('overTime', { name: nameOf(row) })}>
                {nameOf(row)}
              </a>
            ),
        },
        {
          key: 'answered',
          label: t('columns.answered'),
          isNumber: true,
          cell: ({ asked: all, answered }) => t('ofAsked', { answered, asked: all }),
        },
        ...(['score', 'recommend'] as const).map((kind) => ({
          key: kind,
          label: t(`columns.${kind}`),
          cell: ({ [kind]: spread }: Result) =>
            spread ? <SpreadChart kind={kind} spread={spread} /> : <span className="muted">{t('hidden')}</span>,
        })),
      ]}
    />
  )
}

/** What participants found: averages, how many, and how they are spread. */
export function Screen({ data, page }: ScreenOf<typeof evaluationsPage>) {
  const t = useTexts('panel-evaluations')
  const href = useHref()
  const asked = askedIn(page)
  const rows = listed(data.evaluationResults)
  const waiting = data.waiting?.total ?? 0
  return (
    <>
      <h1>{t('title')}</h1>
      <ul className={record.acts} aria-label={t('panel.actions')}>
        <li>
          <Button look="outline" href={listOf('evaluationReview', 'status=waiting', page)}>
            {t.count('reviewsWaiting', waiting)}
          </Button>
        </li>
        <li>
          <Button look="outline" href={panelPath(listPaths.evaluationQuestion, page.locale)}>
            {t('questions')}
          </Button>
        </li>
        <li>
          <Button look="outline" href={href({}, '.csv')}>
            {t('file')}
          </Button>
        </li>
      </ul>
      <p className="muted">{t('nobody')}</p>
      <Choices asked={asked} />
      {rows.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <ResultTable rows={rows} asked={asked} />
      )}
    </>
  )
}
