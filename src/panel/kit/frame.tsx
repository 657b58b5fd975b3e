import type { ReactNode } from 'react'
import { type Locale, localePath, locales } from '../../domain/locales.ts'
import { ActionForm } from '../../ui/kit/action-form.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { pageLogoSvg } from '../../domain/tiles.ts'
import { InnerHtml } from '../../ui/wording.tsx'
import { panelLogoutForm } from './forms.ts'
import styles from './frame.module.css'
import { PanelNavigation } from './navigation.tsx'
import { panelPath } from './paths.ts'

const names: Record<Locale, string> = { nl: 'Nederlands', en: 'English', fr: 'Français' }

/** The same page in each language. */
function PanelLanguages({ page: { locale, path, search } }: { page: PageContext }) {
  const t = useTexts('panel-frame')
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

function Person({ page }: { page: PageContext }) {
  const t = useTexts('panel-frame')
  return (
    <>
      <span className={styles.name}>{page.visitor?.name}</span>
      <ActionForm name={panelLogoutForm.name} action={panelPath('/logout', page.locale)}>
        <button type="submit" className={styles.logout}>
          {t('common.logout')}
        </button>
      </ActionForm>
    </>
  )
}

interface PanelFrameProps {
  page: PageContext
  /** The form whose values were not taken: they stand on this page alone. */
  refused?: string
  children: ReactNode
}

/** The house's own tool: the ink bar, left what there is, and the work. */
export function PanelFrame({ page, refused, children }: PanelFrameProps) {
  const t = useTexts('panel-frame')
  const { locale, visitor } = page
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
        <div className="links middle">
          <PanelLanguages page={page} />
          <a className={styles.site} href={localePath('/', locale)}>
            {t('site')}
          </a>
          {visitor && <Person page={page} />}
        </div>
      </header>
      <div className={visitor ? styles.columns : undefined}>
        {visitor && <PanelNavigation page={page} />}
        <main id="content" tabIndex={-1} data-refused={refused} className={visitor ? styles.work : undefined}>
          {children}
        </main>
      </div>
    </>
  )
}
