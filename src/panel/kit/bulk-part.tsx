import { Button } from '../../ui/button.tsx'
import { ActionButton } from '../../ui/kit/action-form.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { useTexts } from '../../ui/texts.ts'
import { bulkActsOf, bulkForms } from './bulk.ts'
import styles from './list.module.css'
import { usePage, useRefused } from './use-page.ts'

/** What can be done to the chosen rows of a list of registrations. */
export function BulkOfChosen() {
  const t = useTexts('panel-bulk')
  return bulkActsOf(usePage()).map((act) => (
    <Button key={act} type="submit" look="outline" name="form" value={`bulk-${act}`}>
      {t(`acts.${act}`)}
    </Button>
  ))
}

/** The same to all that a query of the list finds. */
export function BulkOfFound({ found, count }: { found: string; count: number }) {
  const t = useTexts('panel-bulk')
  return (
    <details className={styles.columns} data-bulk data-menu>
      <summary>{t.count('found', count)}</summary>
      <div className="sheet stack-3">
        {bulkActsOf(usePage()).map((act) => (
          <ActionButton key={act} name={`bulk-${act}`} sent={{ found }} look="outline">
            {t(`acts.${act}`)}
          </ActionButton>
        ))}
      </div>
    </details>
  )
}

/** Why nothing was prepared. */
export function BulkRefusal() {
  const t = useTexts('panel-bulk')
  const list = useTexts('panel-list')
  const form = useRefused()
  if (!form || !bulkForms.some(({ name }) => name === form.form)) return null
  const isMuch = form.errors.found !== undefined
  return (
    <div role="alert">
      <Notice tone="bad" title={form.message ?? (isMuch ? t('tooMany') : list('chooseFirst'))} />
    </div>
  )
}
