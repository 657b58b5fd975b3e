import type { BookDifference } from '../../domain/books.ts'
import { formatAmount } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { useTexts } from '../../ui/index.ts'
import { booksPath, DifferenceLink, panelPath, usePage } from '../kit/index.ts'
import styles from './dashboard.module.css'
import { DeskPart, DeskRow } from './desk-row.tsx'
import { type Difference, shownRows } from './today-query.ts'
import { differencesIn } from './waiting.ts'

type Kind = 'payments' | 'books'

/** Which part of the desk a rule of the books belongs to. */
function kindOf({ rule }: Difference): Kind {
  return rule === 'order-overpaid' || rule === 'order-underpaid' ? 'payments' : 'books'
}

function Amounts({ difference }: { difference: Difference }) {
  const t = useTexts('panel-today')
  const page = usePage()
  const { unit, expected, found } = difference
  if (expected === null || found === null) return null
  const say = (value: number | undefined) =>
    unit === 'cents' ? formatAmount(value ?? 0, page.locale) : String(value ?? 0)
  return <p>{t('expectedFound', { expected: say(expected), found: say(found) })}</p>
}

function Rows({ kind, rows }: { kind: Kind; rows: readonly Difference[] }) {
  const t = useTexts('panel-today')
  const rules = useTexts('panel-books')
  return (
    <DeskPart
      id={kind}
      title={t(kind)}
      count={rows.length}
      more={rows.length > shownRows && <p className="link">{t.count('more', rows.length - shownRows)}</p>}
    >
      {rows.slice(0, shownRows).map((row) => (
        <DeskRow
          key={`${row.rule}${row.subject}${row.id}${row.number}`}
          id={row.id ?? String(row.number)}
          mark={['triangle', 'ochre']}
          title={
            <strong>
              {[row.whose, row.number].filter(Boolean).join(', ') ||
                t(`subjects.${row.subject as BookDifference['subject']}`)}
            </strong>
          }
          about={
            <>
              <p>{rules(row.rule as BookDifference['rule'])}</p>
              <Amounts difference={row} />
            </>
          }
        >
          <DifferenceLink {...row} />
        </DeskRow>
      ))}
    </DeskPart>
  )
}

/** What the books said last night, by what has to be done about it. */
export function Differences({ books }: { books: PanelTodayQuery['books'] }) {
  const t = useTexts('panel-today')
  const page = usePage()
  const rows = differencesIn(books)
  return (
    <>
      {(['payments', 'books'] as const).map((kind) => (
        <Rows key={kind} kind={kind} rows={rows.filter((row) => kindOf(row) === kind)} />
      ))}
      <p className={`muted ${styles.foot}`}>
        {books?.checkedAt
          ? t(books.isInAgreement ? 'booksAgree' : 'booksDiffer', {
              when: formatDeadline(books.checkedAt, page.now, page.locale),
            })
          : t('booksUnchecked')}{' '}
        <a href={panelPath(booksPath, page.locale)}>{t('toBooks')}</a>
      </p>
    </>
  )
}
