import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/kit/data-table.tsx'
import { Mark } from '../../../ui/kit/mark.tsx'
import { useTexts } from '../../../ui/texts.ts'
import styles from './participants-upload.module.css'
import { correctRowForm } from './upload-forms.ts'
import type { Upload } from './upload-query.ts'

type BadRow = NonNullable<Upload['badRows'][number]>
type Cell = NonNullable<BadRow['cells'][number]>

const formOf = (row: number) => `row-${row}`

/** The rows in which something is wrong, each fault in its cell with a field to mend it. */
export function BadRows({ upload: { _id, badRows, bad } }: { upload: Upload }) {
  const t = useTexts('participants-upload')
  const field = useTexts('fields')
  const rows = badRows.filter((row) => row !== null)
  const fields = (rows[0]?.cells ?? []).flatMap((cell) => (cell ? [cell.field] : []))
  const columns = fields.map((name) => ({
    key: name,
    label: field(name),
    cell: ({ row, cells }: BadRow) => <BadCell row={row} cell={cells.find((cell) => cell?.field === name)} />,
  }))
  return (
    <>
      <DataTable
        caption={t('badRows')}
        rows={rows}
        idOf={({ row }) => String(row)}
        columns={[
          { key: 'row', label: t('row'), isNumber: true, cell: ({ row }) => row },
          ...columns,
          {
            key: 'check',
            label: t('checkAgain'),
            isUnnamed: true,
            cell: ({ row }) => <CheckAgain id={_id} row={row} />,
          },
        ]}
      />
      {bad > rows.length && <p className={styles.more}>{t('moreBad', { shown: rows.length, bad })}</p>}
    </>
  )
}

function BadCell({ row, cell }: { row: number; cell: Cell | null | undefined }) {
  const t = useTexts('participants-upload')
  const field = useTexts('fields')
  if (!cell?.message) return cell?.value
  const reasonId = `reason-${row}-${cell.field}`
  return (
    <span className={styles.wrong}>
      <span className={styles.reason} id={reasonId}>
        <Mark kind="triangle" tone="bad" />
        {cell.message}
      </span>
      <input
        name={cell.field}
        form={formOf(row)}
        // Another value is another field: what was typed before it does not stay.
        key={cell.value}
        defaultValue={cell.value}
        maxLength={1000}
        aria-label={t('cell', { field: field(cell.field), row })}
        aria-invalid="true"
        aria-describedby={reasonId}
      />
    </span>
  )
}

/** Sends what was typed in the row, and looks at the file again. */
function CheckAgain({ id, row }: { id: string; row: number }) {
  const t = useTexts('participants-upload')
  return (
    <form id={formOf(row)} className={styles.check} method="post" data-form={correctRowForm.name}>
      <input type="hidden" name="form" value={correctRowForm.name} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="row" value={row} />
      <Button type="submit" look="outline" aria-label={t('checkRow', { row })}>
        {t('checkAgain')}
      </Button>
    </form>
  )
}
