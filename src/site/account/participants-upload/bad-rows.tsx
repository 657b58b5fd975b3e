import { DataTable } from '../../../ui/kit/data-table.tsx'
import { Mark } from '../../../ui/kit/mark.tsx'
import { useTexts } from '../../../ui/texts.ts'
import styles from './participants-upload.module.css'
import type { Upload } from './upload-query.ts'

type BadRow = NonNullable<Upload['badRows'][number]>

/** The rows in which something is wrong, each fault in its cell. */
export function BadRows({ upload: { badRows, bad } }: { upload: Upload }) {
  const t = useTexts('participants-upload')
  const field = useTexts('fields')
  const rows = badRows.filter((row) => row !== null)
  const fields = (rows[0]?.cells ?? []).flatMap((cell) => (cell ? [cell.field] : []))
  const columns = fields.map((name) => ({
    key: name,
    label: field(name),
    cell: (row: BadRow) => <BadCell cell={row.cells.find((cell) => cell?.field === name)} />,
  }))
  return (
    <>
      <DataTable
        caption={t('badRows')}
        rows={rows}
        idOf={({ row }) => String(row)}
        columns={[{ key: 'row', label: t('row'), isNumber: true, cell: ({ row }) => row }, ...columns]}
      />
      {bad > rows.length && <p className={styles.more}>{t('moreBad', { shown: rows.length, bad })}</p>}
    </>
  )
}

function BadCell({ cell }: { cell: BadRow['cells'][number] | undefined }) {
  if (!cell?.message) return cell?.value
  return (
    <span className={styles.wrong}>
      <span className={styles.reason}>
        <Mark kind="triangle" tone="bad" />
        {cell.message}
      </span>
      <span className={styles.value}>{cell.value || '–'}</span>
    </span>
  )
}
