import { type MergedField, mergeSides } from '../../../domain/doubles.ts'
import { formatDayInYear } from '../../../domain/format.ts'
import { Button } from '../../../ui/button.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { doubleHref } from '../doubles-path.ts'
import type { Compared, ComparedField } from './compared-query.ts'
import styles from './double.module.css'
import { nameOf, sideOf } from './side-of.ts'

/** What is known, in words. */
function useValueText({ locale }: PageContext) {
  const t = useTexts('panel-doubles')
  const languages = useTexts('languages')
  return (field: MergedField, value: string | null | undefined): string => {
    if (!value) return t('empty')
    if (field === 'dateOfBirth') return formatDayInYear(value, locale)
    if (field === 'isPartner') return t(value === 'true' ? 'yes' : 'no')
    if (field === 'language' && (value === 'nl' || value === 'en' || value === 'fr')) return languages(value)
    return value
  }
}

function Choice({ field, compared, page }: { field: ComparedField; compared: Compared; page: PageContext }) {
  const t = useTexts('panel-doubles')
  const textOf = useValueText(page)
  const name = nameOf(field)
  return (
    <fieldset className={styles.choice}>
      <legend>{t(`fields.${name}`)}</legend>
      {mergeSides.map((side) => (
        <label key={side}>
          <input type="radio" name={name} value={side} defaultChecked={sideOf(field, page) === side} />
          <span>
            <span className={styles.of}>{t(side, { name: compared[side].name })}</span>
            <span className={field[side] ? undefined : 'muted'}>{textOf(name, field[side])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** What differs is chosen; the question follows. */
export function MergeValues({ compared, page }: { compared: Compared; page: PageContext }) {
  const t = useTexts('panel-doubles')
  const textOf = useValueText(page)
  const { kind, kept, dropped, clashes } = compared
  const fields = listed(compared.fields)
  const different = fields.filter((field) => field.kept !== field.dropped)
  const same = fields.filter((field) => field.kept === field.dropped && field.kept)
  return (
    <form className={styles.values} action={doubleHref(kind, kept._id, dropped._id, page)}>
      <input type="hidden" name="act" value="merge" />
      {different.length > 0 && (
        <div className={styles.heads} aria-hidden="true">
          {mergeSides.map((side) => (
            <strong key={side}>{t(side, { name: compared[side].name })}</strong>
          ))}
        </div>
      )}
      {different.map((field) => (
        <Choice key={field.name} field={field} compared={compared} page={page} />
      ))}
      {same.length > 0 && (
        <>
          <h3>{t('same')}</h3>
          <FactList facts={same.map((field) => [t(`fields.${nameOf(field)}`), textOf(nameOf(field), field.kept)])} />
        </>
      )}
      {clashes.length === 0 && (
        <div>
          <Button type="submit">{t('merge')}</Button>
        </div>
      )}
    </form>
  )
}
