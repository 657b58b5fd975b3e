import { type Locale, localePath } from '../domain/locales.ts'
import { Button } from '../ui/button.tsx'
import { useTexts } from '../ui/texts.ts'
import styles from './account-menu.module.css'

/** Both states stand in the page, which is the same for everyone; `user-menu.ts` shows the one that fits the cookie. */
export function AccountMenu({ locale, controlPanelUrl }: { locale: Locale; controlPanelUrl: string }) {
  const t = useTexts('navigation')
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
        <a href={`${controlPanelUrl}/login`} rel="nofollow">
          {t('switchOrganisation')}
        </a>
        <form method="post" action={localePath('/logout', locale)} data-form="logout">
          <button type="submit">{t('logout')}</button>
        </form>
      </div>
    </div>
  )
}
