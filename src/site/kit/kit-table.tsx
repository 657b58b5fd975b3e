import { formatAmount, formatDate } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/kit/data-table.tsx'
import { Pagination } from '../../ui/kit/pagination.tsx'
import { Status } from '../../ui/kit/status.tsx'
import type { StatusName } from '../../ui/kit/status-marks.ts'
import { useTexts } from '../../ui/texts.ts'
import { KitPart } from './kit-part.tsx'

interface Person {
  id: string
  name: string
  since: string
  cents: number
  status: StatusName
}

const people: Person[] = [
  { id: 'amina', name: 'Amina Benali', since: '2026-11-03', cents: 36_300, status: 'active' },
  { id: 'tom', name: 'Tom Claes', since: '2026-10-12', cents: 0, status: 'invited' },
  {
    id: 'marie-louise',
    name: 'Marie-Louise Vandenbroucke-Van Steenkiste',
    since: '2025-02-28',
    cents: 1_234_500,
    status: 'expired',
  },
]

/** Rows that can be sorted, chosen and paged through. */
export function KitTable({ locale }: { locale: Locale }) {
  const t = useTexts('kit-page')
  const columns = [
    {
      key: 'name',
      label: t('column.name'),
      sortHref: '#kit-table',
      sorted: 'ascending',
      cell: (row: Person) => row.name,
    },
    {
      key: 'since',
      label: t('column.since'),
      sortHref: '#kit-table',
      cell: (row: Person) => formatDate(row.since, locale),
    },
    {
      key: 'amount',
      label: t('column.amount'),
      isNumber: true,
      cell: (row: Person) => formatAmount(row.cents, locale),
    },
    { key: 'status', label: t('column.status'), cell: (row: Person) => <Status status={row.status} /> },
  ] as const
  return (
    <KitPart id="table" title={t('table')}>
      <DataTable
        caption={t('table')}
        columns={columns}
        rows={people}
        idOf={(row) => row.id}
        choice={{
          name: 'chosen',
          chosen: ['tom'],
          nameOf: (row) => row.name,
          actions: <Button look="outline">{t('invite')}</Button>,
        }}
      >
        <Pagination total={24} page={2} size={6} hrefOf={() => '#kit-table'} />
      </DataTable>
    </KitPart>
  )
}
