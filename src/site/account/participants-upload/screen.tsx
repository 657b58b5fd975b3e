import { localePath } from '../../../domain/locales.ts'
import { participantFields } from '../../../domain/students.ts'
import { Button } from '../../../ui/button.tsx'
import type { StudentUploadQuery } from '../../../ui/gql/graphql.ts'
import { ActionButton, ActionForm } from '../../../ui/kit/action-form.tsx'
import { DataTable } from '../../../ui/kit/data-table.tsx'
import { Mark } from '../../../ui/kit/mark.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { Steps } from '../../../ui/kit/steps.tsx'
import { listed } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import { AccountLayout } from '../kit/account-layout.tsx'
import type { Upload } from './page.ts'
import { addUploadForm, correctRowForm, mapColumnsForm, undoUploadForm } from './page.ts'
import styles from './participants-upload.module.css'

type BadRow = NonNullable<Upload['badRows'][number]>
type Cell = NonNullable<BadRow['cells'][number]>

const formOf = (row: number) => `row-${row}`

/** The rows in which something is wrong, each fault in its cell with a field to mend it. */
function BadRows({ upload: { _id, badRows, bad } }: { upload: Upload }) {
  const t = useTexts('participants-upload')
  const field = useTexts('fields')
  const rows = listed(badRows)
  const columns = listed(rows[0]?.cells).map(({ field: name }) => ({
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
    <ActionButton
      id={formOf(row)}
      className={styles.check}
      name={correctRowForm.name}
      sent={{ id, row }}
      look="outline"
      aria-label={t('checkRow', { row })}
    >
      {t('checkAgain')}
    </ActionButton>
  )
}

/** What each column of the file is read as: open while one is missing, else there for whoever wants to look. */
function ColumnsForm({ upload }: { upload: Upload }) {
  const t = useTexts('participants-upload')
  const field = useTexts('fields')
  const { _id, columns, missing } = upload
  return (
    <details className={styles.columns} open={missing.length > 0}>
      <summary>{t('common.columns')}</summary>
      {missing.length > 0 && (
        <p className={styles.missing} role="alert">
          {t('missing', {
            fields: listed(missing)
              .map((name) => field(name))
              .join(', '),
          })}
        </p>
      )}
      <ActionForm name={mapColumnsForm.name} sent={{ id: _id }}>
        <ul className={styles.mapping}>
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place alone
            <li key={index}>
              <label htmlFor={`column-${index}`}>
                <strong>{column?.heading || t('noHeading', { column: index + 1 })}</strong>
                <span>{column?.sample}</span>
              </label>
              <select id={`column-${index}`} name="columns" defaultValue={column?.field ?? 'none'}>
                <option value="none">{t('notRead')}</option>
                {participantFields.map((name) => (
                  <option key={name} value={name}>
                    {field(name)}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
        <Button type="submit" look="ink">
          {t('readAgain')}
        </Button>
      </ActionForm>
    </details>
  )
}

/** What came of the file, and the way back. */
function UploadDone({ upload, list }: { upload: Upload; list: string }) {
  const t = useTexts('participants-upload')
  const { _id, state, added } = upload
  const isAdded = state === 'added'
  const undone = added > 0 ? t.count('undoneBut', added) : t('undone')
  return (
    <section className={styles.part} role="status">
      <Notice tone="good" title={isAdded ? t.count('added', added) : undone}>
        {isAdded && t('addedText')}
      </Notice>
      <div className={styles.actions}>
        {isAdded && (
          <ActionButton name={undoUploadForm.name} sent={{ id: _id }} look="outline">
            {t('undo')}
          </ActionButton>
        )}
        <Button href={list}>{t('toList')}</Button>
      </div>
    </section>
  )
}

const stepNames = ['choose', 'check', 'add'] as const

/** A file in its three steps: chosen, looked at, added. */
export function Screen({ data, page }: ScreenProps<StudentUploadQuery>) {
  const t = useTexts('participants-upload')
  const upload = data.studentUpload
  if (!upload) return null
  const list = localePath('/my-account/participants', page.locale)
  const steps = stepNames.map((key) => ({ key, label: t(`steps.${key}`), href: `${list}#participants-upload` }))
  return (
    <AccountLayout page={page} title={t('title')} back={{ href: list, label: t('common.participants') }}>
      <Steps steps={steps} current={upload.state === 'checked' ? 'check' : 'add'} />
      {upload.state === 'checked' ? (
        <Checked upload={upload} another={`${list}#participants-upload`} />
      ) : (
        <UploadDone upload={upload} list={list} />
      )}
    </AccountLayout>
  )
}

function Checked({ upload, another }: { upload: Upload; another: string }) {
  const t = useTexts('participants-upload')
  const { good, total, missing, fileName } = upload
  const isMapped = missing.length === 0
  return (
    <section className={styles.part} aria-labelledby="upload-found">
      <h2 id="upload-found">{isMapped ? t.count('found', good, { total }) : t('mapFirst')}</h2>
      <p className={styles.lead}>
        {fileName}. {isMapped ? t(upload.bad > 0 ? 'someBad' : 'allGood') : t('mapText')}
      </p>
      {isMapped && upload.bad > 0 && <BadRows upload={upload} />}
      <ColumnsForm upload={upload} />
      <div className={styles.actions}>
        <Button look="outline" href={another}>
          {t('another')}
        </Button>
        {good > 0 && (
          <ActionButton name={addUploadForm.name} sent={{ id: upload._id }}>
            {t.count('addThese', good)}
          </ActionButton>
        )}
      </div>
    </section>
  )
}
