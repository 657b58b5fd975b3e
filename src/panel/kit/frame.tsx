import type { ReactNode } from 'react'
import { type Locale, localePath, locales } from '../../domain/locales.ts'
import { pageLogoSvg } from '../../domain/tiles.ts'
import { houseRoles } from '../../domain/visitor.ts'
import { ActionForm } from '../../ui/kit/action-form.tsx'
import { useTexts } from '../../ui/texts.ts'
import { InnerHtml } from '../../ui/wording.tsx'
import { panelLogoutForm } from './forms.ts'
import styles from './frame.module.css'
import { PanelNavigation } from './navigation.tsx'
import { PanelSearchField } from './panel-search-field.tsx'
import { panelPath } from './paths.ts'
import { useMay, usePage } from './use-page.ts'

const names: Record<Locale, string> = { nl: 'Nederlands', en: 'English', fr: 'Français' }

function PanelLanguages() {
  const t = useTexts('panel-frame')
  const { locale, path, search } = usePage()
  const pairs = Object.entries(search).flatMap(([name, values]) => values.map((value) => [name, value]))
  const query = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
  return (
    <ul className={styles.languages} aria-label={t('fields.language')}>
      {locales.map((other) => (
        <li key={other}>
          <a
            href={localePath(path, other) + query}
            hrefLang={other}
            lang={other}
            aria-label={`${other.toUpperCase()}, ${names[other]}`}
            aria-current={other === locale ? 'true' : undefined}
          >
            {other.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface PanelFrameProps {
  /** The form whose values were not taken: they stand on this page alone. */
  refused?: string
  children: ReactNode
}

/** The house's own tool: the ink bar, left what there is, and the work. */
export function PanelFrame({ refused, children }: PanelFrameProps) {
  const t = useTexts('panel-frame')
  const maySearch = useMay(...houseRoles)
  const { locale, visitor } = usePage()
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('common.skipToContent')}
      </a>
      <header className={`on-ink ${styles.bar}`} data-print="off">
        <a className={styles.brand} href={panelPath('', locale)}>
          <InnerHtml as="span" className={styles.logo} html={pageLogoSvg()} />
          {t('brand')}
        </a>
        {maySearch && !visitor?.needsSecondFactor && (
          <>
            <PanelSearchField id="panel-search" className={styles.search} />
            <a className={styles.searchLink} href={panelPath('/search', locale)}>
              {t('common.search')}
            </a>
          </>
        )}
        <div className="links middle">
          <PanelLanguages />
          <a className={styles.site} href={localePath('/', locale)}>
            {t('site')}
          </a>
          {visitor && (
            <>
              <span className={styles.name}>{visitor.name}</span>
              <ActionForm name={panelLogoutForm.name} action={panelPath('/logout', locale)}>
                <button type="submit" className={styles.logout}>
                  {t('common.logout')}
                </button>
              </ActionForm>
            </>
          )}
        </div>
      </header>
      <div className={visitor ? styles.columns : undefined}>
        {visitor && <PanelNavigation />}
        <main id="content" tabIndex={-1} data-refused={refused} className={visitor ? styles.work : undefined}>
          {children}
        </main>
      </div>
    </>
  )
}
