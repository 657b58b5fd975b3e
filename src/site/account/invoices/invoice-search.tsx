import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { useSearchFields } from '../use-search-fields.ts'
import { invoicesPath, listedBy, statusChoices } from './invoice-list.ts'
import styles from './invoices.module.css'

/** Narrows the list by words and by state; everything is in the address. */
export function InvoiceSearch({ page }: { page: PageContext }) {
  const t = useTexts('invoices')
  const words = useTexts('status')
  const { text, status, sort, direction } = listedBy(page)
  const form = useSearchFields({ search: text, status })
  const labels: Record<string, string> = { open: words('open'), paid: words('paid'), credited: words('credited') }
  return (
    <search>
      <form ref={form} className={styles.search} action={`${localePath(invoicesPath, page.locale)}#invoices`}>
        <input
          type="search"
          name="search"
          defaultValue={text}
          maxLength={100}
          aria-label={t('search')}
          placeholder={t('search')}
        />
        <select name="status" defaultValue={status} aria-label={t('status')}>
          <option value="">{t('everyStatus')}</option>
          {statusChoices.map((choice) => (
            <option key={choice} value={choice}>
              {labels[choice]}
            </option>
          ))}
        </select>
        {sort !== 'issuedOn' || direction !== 'DESC' ? (
          <input type="hidden" name="sort" value={`${sort}:${direction}`} />
        ) : null}
        <Button type="submit" look="outline">
          {t('show')}
        </Button>
      </form>
    </search>
  )
}
