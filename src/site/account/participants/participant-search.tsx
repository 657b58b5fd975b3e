import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { useSearchFields } from '../use-search-fields.ts'
import { chosenSort, chosenStatus, searchedText, statusFilterNames } from './asked-for.ts'
import styles from './participants.module.css'

/** By name, address and state; it all goes into the address of the page. */
export function ParticipantSearch({ page }: { page: PageContext }) {
  const t = useTexts('participants')
  const status = useTexts('status')
  const chosen = chosenStatus(page) ?? ''
  const text = searchedText(page)
  const sort = chosenSort(page)
  const form = useSearchFields({ q: text, status: chosen })
  return (
    <search>
      <form ref={form} className={styles.search} method="get" action={localePath(page.path, page.locale)}>
        <input
          type="search"
          name="q"
          defaultValue={text}
          maxLength={100}
          placeholder={t('searchHint')}
          aria-label={t('searchHint')}
        />
        <select name="status" defaultValue={chosen} aria-label={t('status')}>
          <option value="">{t('anyStatus')}</option>
          {statusFilterNames.map((name) => (
            <option key={name} value={name}>
              {status(name)}
            </option>
          ))}
        </select>
        {sort !== 'name' && <input type="hidden" name="sort" value={sort} />}
        <Button type="submit" look="ink">
          {t('search')}
        </Button>
      </form>
    </search>
  )
}
