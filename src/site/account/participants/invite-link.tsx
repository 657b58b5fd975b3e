import { localePath } from '../../../domain/locales.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { CopyField } from '../copy-field.tsx'
import styles from './participants.module.css'

/** What an administrator sends to a colleague: the page to register on, with the organisation filled in. */
export function InviteLink({ page, publicUrl }: { page: PageContext; publicUrl: string }) {
  const t = useTexts('participants')
  const { locale, visitor } = page
  if (!visitor?.organisation) return null
  const address = `${publicUrl}${localePath('/login', locale)}?organisation=${visitor.organisation}`
  return (
    <div className={styles.invitation}>
      <h3 id="join-link-title">{t('joinLink')}</h3>
      <p id="join-link-text" className={styles.lead}>
        {t('joinLinkText')}
      </p>
      <CopyField text={address} aria-labelledby="join-link-title" aria-describedby="join-link-text" data-join-link />
    </div>
  )
}
