import { localePath } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './account-menu.module.css'

interface AccountMenuProps {
  page: Pick<PageContext, 'locale' | 'path'>
  controlPanelUrl: string
  publicUrl: string
}

/** Both states stand in the page, as public ones are the same for everyone; `startUserMenu` shows the one that fits the cookie. */
export function AccountMenu({ page: { locale, path }, controlPanelUrl, publicUrl }: AccountMenuProps) {
  const t = useTexts('navigation')
  // The built-in control panel is none for customers: they switch in their account.
  const isBuiltIn = controlPanelUrl.startsWith('/')
  const here = encodeURIComponent(publicUrl + localePath(path, locale))
  const switchAddress = isBuiltIn
    ? localePath('/my-account/organisations', locale)
    : `${controlPanelUrl}/login?returnUrl=${here}`
  return (
    <div className={styles.account}>
      <Button look="outline" className={styles.guest} href={localePath('/login', locale)} rel="nofollow">
        {t('login')}
      </Button>
      <button type="button" className={styles.contact} popoverTarget="user-menu">
        {t('account')}
      </button>
      <div id="user-menu" className={styles.menu} popover="auto">
        <a href={localePath('/my-account', locale)}>{t('myAccount')}</a>
        <a href={switchAddress} rel="nofollow">
          {t('switchOrganisation')}
        </a>
        <form method="post" action={localePath('/logout', locale)} data-form="logout">
          <button type="submit">{t('logout')}</button>
        </form>
      </div>
    </div>
  )
}
