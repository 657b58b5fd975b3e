import type { ReactNode } from 'react'
import button from '../../ui/button.module.css'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { listHref } from './define-resource-list.ts'
import styles from './list.module.css'
import { panelPath } from './paths.ts'
import { usePage } from './use-page.ts'

interface ListMenuProps {
  path: string
  /** The address of the list as a file, where it has one. */
  file?: string
  /** Those that may be left out; `isShown` is not. */
  columns: readonly { key: string; label: string; isShown: boolean }[]
}

/** Which columns a list has: a choice in the address, so that a bookmark, the next page and the file keep it. */
function ColumnChoice({ path, columns }: ListMenuProps) {
  const t = useTexts('panel-list')
  const page = usePage()
  const all = listHref(page, path, { columns: '' })
  const [, query = ''] = all.split('?')
  return (
    <form className="stack-3" action={panelPath(path, page.locale)}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="stack-1">
        <legend>{t('common.columns')}</legend>
        {columns.map(({ key, label, isShown }) => (
          <label className="marked" key={key}>
            <input type="checkbox" name="columns" value={key} defaultChecked={isShown} />
            {label}
          </label>
        ))}
      </fieldset>
      <Button type="submit" look="outline">
        {t('showColumns')}
      </Button>
      <a href={all}>{t('allColumns')}</a>
    </form>
  )
}

/** What is seldom asked of a list, at the end of its bar: the same as a file, and its columns. */
export function ListMenu(props: ListMenuProps) {
  const { file, columns } = props
  const t = useTexts('panel-list')
  const hasColumns = columns.length > 1
  if (!file && !hasColumns) return null
  return (
    <details className={styles.menu} data-columns data-menu>
      <summary className={styles.chip} aria-label={t(file ? 'menu' : 'common.columns')}>
        …
      </summary>
      <div className="sheet stack-3">
        {file && (
          <a className="link" href={file}>
            {t('csv')}
          </a>
        )}
        {hasColumns && <ColumnChoice {...props} />}
      </div>
    </details>
  )
}

/** What is seldom done with a record, at the end of its acts, or of its row in a list. */
export function RareActs({ of, children }: { of?: string; children: ReactNode }) {
  const t = useTexts('panel-list')
  return (
    <details className={styles.menu} data-menu>
      <summary className={styles.chip} aria-label={[t('moreActs'), of].filter(Boolean).join(': ')}>
        …
      </summary>
      <div className="sheet stack-3">{children}</div>
    </details>
  )
}

/** What is added to a list from a form of its own, beside its name: closed until it is asked for. */
export function ListOpener({ text, isOpen, children }: { text: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className={styles.columns} open={isOpen} data-opener data-menu>
      <summary className={`${button.button} ${button.primary}`}>{text}</summary>
      <div className="sheet">{children}</div>
    </details>
  )
}

/** The file of the chosen rows alone, in the order and with the columns of the list. */
export function ChosenFile({ path, columns }: { path: string; columns: string }) {
  const t = useTexts('panel-list')
  const { search, locale } = usePage()
  const sort = search.sort?.[0]
  return (
    <>
      {sort && <input type="hidden" name="sort" value={sort} />}
      {columns && <input type="hidden" name="columns" value={columns} />}
      <Button type="submit" look="outline" formMethod="get" formAction={panelPath(`${path}.csv`, locale)}>
        {t('chosenCsv')}
      </Button>
    </>
  )
}
