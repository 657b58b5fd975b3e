import { type Locale, localePath } from '../../domain/locales.ts'
import { Notice } from '../../ui/kit/notice.tsx'
import { useTexts } from '../../ui/texts.ts'

/** What waits until the account's own address is proved, and the way there; nothing once it is. */
export function UnverifiedNotice(props: { account: { email: string; emailVerified: boolean } | null; locale: Locale }) {
  const { account, locale } = props
  const t = useTexts('unverified')
  if (!account || account.emailVerified) return null
  return (
    <div data-unverified>
      <Notice
        tone="wait"
        title={t('title')}
        action={<a href={localePath('/my-account/login-data', locale)}>{t('again')}</a>}
      >
        {t('text', { email: account.email })}
      </Notice>
    </div>
  )
}
