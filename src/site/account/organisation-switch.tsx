import { localePath } from '../../domain/locales.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './account-navigation.module.css'
import { organisationsPath } from './organisations/organisations-path.ts'

/** For whoever acts for several organisations: the same part of the account, of another one. */
export function OrganisationSwitch({ page: { locale, visitor }, here }: { page: PageContext; here: string }) {
  const t = useTexts('account-layout')
  const others = visitor?.organisations.filter(({ _id }) => _id !== visitor.organisation) ?? []
  if (others.length === 0) return null
  return (
    <form
      method="post"
      action={localePath(organisationsPath, locale)}
      data-form="switch-organisation"
      className={styles.switch}
    >
      <input type="hidden" name="form" value="switch-organisation" />
      <input type="hidden" name="page" value={here} />
      <p>{t('speakFor')}</p>
      {others.map(({ _id, name }) => (
        <button key={_id} type="submit" name="organisation" value={_id} aria-label={t('switchTo', { name })}>
          {name}
        </button>
      ))}
    </form>
  )
}
