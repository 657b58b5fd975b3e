import type { Path } from '../../../domain/editing/operations.ts'
import { isRecord } from '../../../domain/is-record.ts'
import { ownPages } from '../../../domain/own-pages.ts'
import { useTexts } from '../../../ui/texts.ts'
import { useNames } from '../use-names.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './fields.module.css'
import { fieldId, type Place, useField } from './use-field.ts'

const kinds = ['PAGE', 'COURSE', 'URL'] as const

/** Where a button leads: a page of ours, a course, or an address elsewhere. */
export function LinkField({ path, place, name }: { path: Path; place: Place; name: string }) {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { value, set, ...field } = useField(place, path)
  const link = isRecord(value) ? value : {}
  const urlType = kinds.find((kind) => kind === link.urlType) ?? 'PAGE'
  const address = typeof link.value === 'string' ? link.value : ''
  const id = fieldId(path, place)
  const shape = { name, kind: 'link', required: true } as const
  return (
    <FieldFrame id={id} label={names.field(name)} shape={shape} field={field}>
      <div className={styles.link}>
        <select aria-label={t('linkKind')} value={urlType} onChange={({ target }) => set({ urlType: target.value })}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`links.${kind}`)}
            </option>
          ))}
        </select>
        <input
          id={id}
          value={address}
          list={urlType === 'PAGE' ? `${id}-pages` : undefined}
          aria-describedby={`${id}-notes ${id}-hint`}
          aria-invalid={field.isRefused || undefined}
          onChange={({ target }) => set({ urlType, value: target.value.trim() })}
        />
        <datalist id={`${id}-pages`}>
          {ownPages.map((page) => (
            <option key={page} value={page} />
          ))}
        </datalist>
      </div>
      <p id={`${id}-hint`} className={styles.fallback}>
        {t(`linkHints.${urlType}`)}
      </p>
    </FieldFrame>
  )
}
