import type { BookDifference } from '../../domain/books.ts'
import { formatAmount } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import type { PanelBooksQuery } from '../../ui/gql/graphql.ts'
import { DataTable } from '../../ui/kit/data-table.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { DifferenceLink } from './difference-link.tsx'

/** Whether the books agreed the last time they were compared, and what they say differently. */
export function Compared({ books, page }: { books: PanelBooksQuery['books']; page: PageContext }) {
  const t = useTexts('panel-book-totals')
  const today = useTexts('panel-today')
  const rules = useTexts('panel-books')
  const rows = listed(books?.differences)
  const amount = (unit: string, value: number | null | undefined) =>
    unit === 'cents' ? formatAmount(value ?? 0, page.locale) : String(value ?? 0)
  if (!books?.checkedAt) return <Notice tone="info" title={today('booksUnchecked')} />
  const when = formatDeadline(books.checkedAt, page.now, page.locale)
  if (books.isInAgreement) return <Notice tone="good" title={today('booksAgree', { when })} />
  return (
    <>
      <Notice tone="wait" title={t.count('differ', rows.length, { when })} />
      <DataTable
        caption={today('books')}
        rows={rows}
        idOf={({ rule, subject, id, number }) => `${rule}${subject}${id}${number}`}
        columns={[
          { key: 'rule', label: t('rule'), cell: ({ rule }) => rules(rule as BookDifference['rule']) },
          {
            key: 'what',
            label: t('what'),
            cell: ({ whose, number, subject }) =>
              [whose, number].filter(Boolean).join(', ') || today(`subjects.${subject as BookDifference['subject']}`),
          },
          {
            key: 'expected',
            label: t('expected'),
            isNumber: true,
            cell: ({ unit, expected }) => expected !== null && amount(unit, expected),
          },
          {
            key: 'found',
            label: t('found'),
            isNumber: true,
            cell: ({ unit, found }) => found !== null && amount(unit, found),
          },
          { key: 'look', label: t('open'), isUnnamed: true, cell: (row) => <DifferenceLink row={row} page={page} /> },
        ]}
      />
    </>
  )
}
