import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { namedColumns } from './define-resource-list.ts'
import styles from './list.module.css'
import { panelPath } from './paths.ts'
import { usePage } from './use-page.ts'

/** What a list is narrowed by: words, a day, or one of several; `name` as the address has it. */
export interface ListField {
  name: string
  label: string
  value: string
  kind?: 'search' | 'date'
  /** One of these; `every` is what stands for all. */
  options?: readonly { value: string; label: string }[]
  every?: string
}

const isSearch = ({ options, kind }: ListField) => !options && kind !== 'date'

/** What stands in it while it narrows nothing says what it is of. */
function Control({ name, label, value, kind = 'search', options, every }: ListField) {
  const t = useTexts('panel-list')
  if (!options)
    return (
      <input
        id={name}
        type={kind}
        name={name}
        defaultValue={value}
        placeholder={kind === 'search' ? label : undefined}
      />
    )
  return (
    <select id={name} name={name} defaultValue={value}>
      <option value="">{t('everyOf', { label, every: every ?? '' })}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

interface ListSearchProps {
  path: string
  fields: readonly ListField[]
  /** What else of the address stays. */
  kept?: Record<string, string>
  /** What else is said of it, and what its button does, where it is no search. */
  hint?: string
  button?: string
}

/** How many chips stand in the bar. */
const mostChips = 3

/** What is searched, the chips in the bar, and those in a menu where there are more; what has no words is no chip then. */
function arranged(fields: readonly ListField[]) {
  const [searched, chips] = [fields.filter(isSearch), fields.filter((field) => !isSearch(field))]
  const inBar = chips.length > mostChips ? chips.filter(({ options }) => options).slice(0, mostChips - 1) : chips
  return { searched, inBar, others: chips.filter((field) => !inBar.includes(field)) }
}

/** A field with what it is called: heard, and seen where it cannot say so itself. */
const Field = ({ field }: { field: ListField }) => (
  <div className={isSearch(field) ? undefined : styles.short}>
    <label htmlFor={field.name} className={field.kind === 'date' ? undefined : 'visually-hidden'}>
      {field.label}
    </label>
    <Control {...field} />
  </div>
)

/** The filters that the bar has no room for, and how many of them narrow the list. */
function MoreFilters({ fields }: { fields: readonly ListField[] }) {
  const t = useTexts('panel-list')
  const used = fields.filter(({ value }) => value !== '').length
  return (
    <details className={styles.menu} data-filters data-menu>
      <summary className={styles.chip}>
        {t('moreFilters')}
        {used > 0 && ` (${used})`}
      </summary>
      <div className="sheet stack-3">
        {fields.map((field) => (
          <Field key={field.name} field={field} />
        ))}
        <Button type="submit" look="outline">
          {t('useFilters')}
        </Button>
      </div>
    </details>
  )
}

/** Narrows a list: the order stays, and the first page comes. */
export function ListSearch({ path, fields, kept = {}, hint, button }: ListSearchProps) {
  const t = useTexts('panel-list')
  const page = usePage()
  const columns = namedColumns(page).join(',')
  const { searched, inBar, others } = arranged(fields)
  return (
    <search>
      {hint && <p className="muted">{hint}</p>}
      <form className={styles.search} action={panelPath(path, page.locale)}>
        {page.search.sort?.[0] && <input type="hidden" name="sort" value={page.search.sort[0]} />}
        {columns && <input type="hidden" name="columns" value={columns} />}
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {[...searched, ...inBar].map((field) => (
          <Field key={field.name} field={field} />
        ))}
        <Button type="submit" look="outline">
          {button ?? t('common.search')}
        </Button>
        {others.length > 0 && <MoreFilters fields={others} />}
      </form>
    </search>
  )
}

interface WaysProps {
  label: string
  ways: readonly { href: string; text: string; isCurrent?: boolean; rel?: 'prev' | 'next' }[]
}

/** Views of the same beside each other, and what stands around it. */
export const Ways = ({ label, ways }: WaysProps) => (
  <nav aria-label={label}>
    <ul className={styles.ways}>
      {ways.map(({ href, text, isCurrent, rel }) => (
        <li key={href}>
          <a href={href} rel={rel} aria-current={isCurrent ? 'page' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
