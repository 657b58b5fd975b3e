import { localePath } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { StatusPage } from '../chrome/status-page.tsx'

/** The link was revoked or has ended, or somebody else teaches the session. */
export function EndedLink({ locale, phone = '' }: Pick<PageContext, 'locale'> & { phone: string | undefined }) {
  const t = useTexts('trainer')
  return (
    <StatusPage seed="trainer" family="sky">
      <h1>{t('ended')}</h1>
      <p className="lead">{t('endedText', { phone })}</p>
      <Button look="outline" href={localePath('/', locale)}>
        {t('common.toHomePage')}
      </Button>
    </StatusPage>
  )
}
