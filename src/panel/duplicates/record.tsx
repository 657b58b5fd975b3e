import { type MergedField, mergeSides } from '../../domain/customers.ts'
import { formatDayInYear, formatFullDate } from '../../domain/format.ts'
import { Button, FactList, listed, type PageContext, useTexts } from '../../ui/index.ts'
import { Notice } from '../../ui/kit/index.ts'
import type { ScreenOf } from '../kit/index.ts'
import {
  duplicateHref,
  listPaths,
  PageQuestion,
  RecordActs,
  RecordHead,
  RecordLink,
  RecordPart,
  Refusal,
  usePage,
} from '../kit/index.ts'
import styles from './duplicates.module.css'
import { type Compared, type ComparedField, type duplicatePage, mergeableFields, mergeForm } from './record-page.ts'

const nameOf = ({ name }: ComparedField) => mergeableFields.find((field) => field === name) ?? 'name'

/** Whose value stays: what was chosen, else that of the one that stays, unless it has none. */
const sideOf = (field: ComparedField, { search }: PageContext) =>
  mergeSides.find((side) => side === search[nameOf(field)]?.[0]) ?? (field.kept ? 'kept' : 'dropped')

function useValueText() {
  const t = useTexts('panel-doubles')
  const languages = useTexts('languages')
  const { locale } = usePage()
  return (field: MergedField, value: string | null | undefined): string => {
    if (!value) return t('empty')
    if (field === 'dateOfBirth') return formatDayInYear(value, locale)
    if (field === 'isPartner') return t(value === 'true' ? 'panel.yes' : 'panel.no')
    if (field === 'language' && (value === 'nl' || value === 'en' || value === 'fr')) return languages(value)
    return value
  }
}

function Choice({ field, compared }: { field: ComparedField; compared: Compared }) {
  const t = useTexts('panel-doubles')
  const page = usePage()
  const textOf = useValueText()
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
function MergeValues({ compared }: { compared: Compared }) {
  const t = useTexts('panel-doubles')
  const page = usePage()
  const textOf = useValueText()
  const { kind, kept, dropped, clashes } = compared
  const fields = listed(compared.fields)
  const different = fields.filter((field) => field.kept !== field.dropped)
  const same = fields.filter((field) => field.kept === field.dropped && field.kept)
  return (
    <form className={styles.values} action={duplicateHref(kind, kept._id, dropped._id, page)}>
      <input type="hidden" name="act" value="merge" />
      {different.length > 0 && (
        <div className={styles.heads} aria-hidden="true">
          {mergeSides.map((side) => (
            <strong key={side}>{t(side, { name: compared[side].name })}</strong>
          ))}
        </div>
      )}
      {different.map((field) => (
        <Choice key={field.name} field={field} compared={compared} />
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

function Side({ side, title }: { side: Compared['kept']; title: string }) {
  const t = useTexts('panel-doubles')
  const { locale } = usePage()
  return (
    <section aria-labelledby={side._id}>
      <h3 id={side._id}>{title}</h3>
      <p className="muted">{t('since', { day: formatFullDate(side.createdAt, locale) })}</p>
      {side.records.length === 0 && <p>{t('nothing')}</p>}
      {listed(side.records).map(({ kind, count, newest }) => (
        <details key={kind} className={styles.records} data-records={kind}>
          <summary>{t.count(`counts.${kind}`, count)}</summary>
          <ul>
            {listed(newest).map(({ name, at }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and they never change places
              <li key={place}>{at ? `${name}, ${formatDayInYear(at, locale)}` : name}</li>
            ))}
          </ul>
          {count > newest.length && <p className="muted">{t.count('more', count - newest.length)}</p>}
        </details>
      ))}
    </section>
  )
}

/** What each of two has; all of it is of the one that stays afterwards. */
function SideRecords({ compared }: { compared: Compared }) {
  const t = useTexts('panel-doubles')
  return (
    <div className={styles.sides}>
      {mergeSides.map((side) => (
        <Side key={side} side={compared[side]} title={t(side, { name: compared[side].name })} />
      ))}
    </div>
  )
}

/** The way back to the choices, as they were made. */
function backHref({ kind, kept, dropped }: Compared, page: PageContext) {
  const { act: _, ...choices } = page.search
  const query = new URLSearchParams(Object.entries(choices).map(([name, [value = '']]) => [name, value]))
  return `${duplicateHref(kind, kept._id, dropped._id, page)}?${query}`
}

/** Before what cannot be undone: who stays, who goes, and what becomes of it. */
function MergeQuestion({ compared }: { compared: Compared }) {
  const t = useTexts('panel-doubles')
  const page = usePage()
  const { kind, kept, dropped, fields, clashes, version } = compared
  if (page.search.act?.[0] !== 'merge' || clashes.length > 0) return null
  const different = listed(fields).filter((field) => field.kept !== field.dropped)
  const chosen = Object.fromEntries(different.map((field) => [`values.${field.name}`, sideOf(field, page)]))
  return (
    <PageQuestion
      definition={mergeForm}
      id="question"
      title={t('questionTitle', { kept: kept.name, dropped: dropped.name })}
      text={t(`questionTexts.${kind}`)}
      wayOutHref={backHref(compared, page)}
      sent={{ version, ...chosen }}
      button={t('merge')}
      look="danger"
    />
  )
}

/** Why two cannot become one yet, and what helps. */
function Clashes({ clashes }: { clashes: Compared['clashes'] }) {
  const t = useTexts('panel-doubles')
  const { locale } = usePage()
  if (clashes.length === 0) return null
  return (
    <Notice tone="wait" title={t('clashTitle')}>
      {listed(clashes).map(({ kind, name, at }) => (
        <span key={kind + name + at} data-clash={kind}>
          {t(`clashes.${kind}`, { name: at ? `${name}, ${formatDayInYear(at, locale)}` : name })}{' '}
        </span>
      ))}
    </Notice>
  )
}

export function Screen({ data: { comparedDoubles: found }, page }: ScreenOf<typeof duplicatePage>) {
  const t = useTexts('panel-doubles')
  if (!found) return null
  const { kind, kept, dropped, customer, clashes } = found
  return (
    <>
      <RecordHead list={[listPaths.duplicate, t('title')]} title={t('compareTitle', { name: kept.name })} />
      <p className={styles.customer}>
        <RecordLink to="customer" id={customer._id} text={customer.name} />
      </p>
      <Refusal />
      <RecordActs acts={[{ href: duplicateHref(kind, dropped._id, kept._id, page), text: t('swap') }]} />
      <Clashes clashes={clashes} />
      <RecordPart id="values" title={t('values')} isWide>
        <MergeValues compared={found} />
      </RecordPart>
      <RecordPart id="records" title={t('records')} isWide>
        <SideRecords compared={found} />
      </RecordPart>
      <MergeQuestion compared={found} />
    </>
  )
}
