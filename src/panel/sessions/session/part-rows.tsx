import type { FormValues } from '../../../ui/forms/form-state.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useTexts } from '../../../ui/texts.ts'
import styles from './part-rows.module.css'
import { partFieldsOf, partNames } from './session-parts.ts'

/** One row a part of the session, and an empty one to add another. */
export function PartRows({ values }: { values: FormValues }) {
  const t = useTexts('panel-sessions')
  const last = partNames.findLastIndex((name) => partFieldsOf(name).some((field) => values[field]))
  return (
    <>
      <p className="muted">{t('partsHint')}</p>
      {partNames.slice(0, last + 2).map((name, index) => {
        const [day, from, until] = partFieldsOf(name)
        return (
          <fieldset key={name} className={styles.row} data-part={name}>
            <legend>{index > last ? t('nextPart') : t('part', { number: index + 1 })}</legend>
            <TextField name={day} type="date" width="short" />
            <TextField name={from} type="time" width="short" />
            <TextField name={until} type="time" width="short" />
          </fieldset>
        )
      })}
    </>
  )
}
