import { localePath } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { StatusPage } from '../chrome/status-page.tsx'
import type { ScreenProps } from '../screens/define-page.ts'
import styles from './not-found.module.css'

/** What stands at any other path (spec section 2): why, a search, and the way home. */
export function Screen({ page: { locale } }: ScreenProps) {
  const t = useTexts('not-found')
  return (
    <StatusPage seed="not-found">
      <h1>{t('title')}</h1>
      <p className="lead">{t('text')}</p>
      <search className={styles.search}>
        <form action={localePath('/courses', locale)}>
          <label className="visually-hidden" htmlFor="not-found-search">
            {t('searchLabel')}
          </label>
          <input id="not-found-search" type="search" name="search" placeholder={t('placeholder')} />
          <Button type="submit" className={styles.submit}>
            {t('common.search')}
          </Button>
        </form>
      </search>
      <Button look="outline" href={localePath('/', locale)}>
        {t('home')}
      </Button>
    </StatusPage>
  )
}
