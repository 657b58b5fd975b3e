import { allTexts } from '../../ui/all-texts.ts'
import { useTexts } from '../../ui/texts.ts'
import { panelActs, soughtNames } from './acts.ts'
import { panelPath } from './paths.ts'
import styles from './search-field.module.css'
import { usePage } from './use-page.ts'

/** Leads to what was found; scripts answer under it while one types (`client/panel-search.ts`). */
export function PanelSearchField({ id, className }: { id: string; className?: string }) {
  const t = useTexts('panel-search')
  const page = usePage()
  const { one, other } = allTexts[page.locale]['panel-search'].found
  const acts = panelActs(page.visitor, page).map(({ href, name, words }) => [href, name, words])
  const isHere = page.path.endsWith('/search')
  return (
    <search className={`${styles.field} ${className ?? ''}`}>
      <form
        action={panelPath('/search', page.locale)}
        data-panel-search={JSON.stringify(acts)}
        data-names={JSON.stringify({ act: t('act'), here: t('here'), ...soughtNames(page) })}
        data-found={JSON.stringify([t('panel.nothingFound'), one, other])}
      >
        <label htmlFor={id} className="visually-hidden">
          {t('label')}
        </label>
        <input
          id={id}
          type="search"
          name="text"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('placeholder')}
          defaultValue={isHere ? page.search.text?.[0] : undefined}
          aria-keyshortcuts="/ Control+K"
        />
        <button type="submit" className="visually-hidden">
          {t('label')}
        </button>
      </form>
    </search>
  )
}
