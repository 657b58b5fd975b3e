import { inLocale, locales } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { SearchTermListQuery } from '../../../ui/gql/graphql.ts'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { panelPath } from '../../kit/paths.ts'
import styles from './search-terms.module.css'
import { termList, triedSearch } from './term-query.ts'

type Found = NonNullable<SearchTermListQuery['filteredCourses']>

/** What visitors would see first who type it. */
function Results({ found, page }: { found: Found; page: PageContext }) {
  const t = useTexts('panel-search-terms')
  const { locale } = triedSearch(page)
  return (
    <div role="status" className={styles.results}>
      <p>
        <strong>{t.count('found', found.total)}</strong> {found.corrected && t('corrected', { words: found.corrected })}
      </p>
      <ol>
        {listed(found.items).map(({ _id, title }) => (
          <li key={_id} lang={locale}>
            {inLocale(title, locale)}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Types for a visitor. */
export function TriedSearch({ found, page }: { found: Found | null | undefined; page: PageContext }) {
  const t = useTexts('panel-search-terms')
  const name = useTexts('languages')
  const { typed, locale } = triedSearch(page)
  return (
    <section aria-labelledby="try-title" className={styles.part}>
      <h2 id="try-title">{t('tryTitle')}</h2>
      <search>
        <form className={styles.try} action={panelPath(termList.path, page.locale)}>
          <div>
            <label htmlFor="try">{t('tryWords')}</label>
            <input id="try" type="search" name="try" defaultValue={typed} />
          </div>
          <div>
            <label htmlFor="try-language">{t('language')}</label>
            <select id="try-language" name="in" defaultValue={locale}>
              {locales.map((language) => (
                <option key={language} value={language}>
                  {name(language)}
                </option>
              ))}
            </select>
          </div>
          <Button type="submit" look="outline">
            {t('tryButton')}
          </Button>
        </form>
      </search>
      {found && <Results found={found} page={page} />}
    </section>
  )
}
