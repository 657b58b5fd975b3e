import { Button } from '../../ui/button.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from '../panel-path.ts'
import styles from './list.module.css'
import { listHref } from './list-href.ts'

interface ColumnChoiceProps {
  page: PageContext
  path: string
  /** Those that may be left out; `isShown` is not. */
  columns: readonly { key: string; label: string; isShown: boolean }[]
}

/** Which columns a list has: a choice in the address, so that a bookmark, the next page and the file keep it. */
export function ColumnChoice({ page, path, columns }: ColumnChoiceProps) {
  const t = useTexts('panel-list')
  const [, query = ''] = listHref(page, path, { columns: '' }).split('?')
  return (
    <details className={styles.columns} data-columns>
      <summary>{t('columns')}</summary>
      <form action={panelPath(path, page.locale)}>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset>
          <legend className="visually-hidden">{t('columns')}</legend>
          {columns.map(({ key, label, isShown }) => (
            <label key={key}>
              <input type="checkbox" name="columns" value={key} defaultChecked={isShown} />
              {label}
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="outline">
          {t('showColumns')}
        </Button>
        <a href={listHref(page, path, { columns: '' })}>{t('allColumns')}</a>
      </form>
    </details>
  )
}
