import { participantFields } from '../../../domain/participant-columns.ts'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../ui/texts.ts'
import styles from './participants-upload.module.css'
import { mapColumnsForm } from './upload-forms.ts'
import type { Upload } from './upload-query.ts'

/** What each column of the file is read as: open while one is missing, else there for whoever wants to look. */
export function ColumnsForm({ upload }: { upload: Upload }) {
  const t = useTexts('participants-upload')
  const field = useTexts('fields')
  const { _id, columns, missing } = upload
  return (
    <details className={styles.columns} open={missing.length > 0}>
      <summary>{t('columns')}</summary>
      {missing.length > 0 && (
        <p className={styles.missing} role="alert">
          {t('missing', { fields: missing.map((name) => (name ? field(name) : '')).join(', ') })}
        </p>
      )}
      <form method="post" data-form={mapColumnsForm.name}>
        <input type="hidden" name="form" value={mapColumnsForm.name} />
        <input type="hidden" name="id" value={_id} />
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
      </form>
    </details>
  )
}
