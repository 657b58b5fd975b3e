import { type Locale, localePath } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { StatusPage } from '../status-page.tsx'

/** What the page shows: the question, that it is done, that the link is no good, or that it cannot be had now. */
export type VerifyEmailState = 'ask' | 'done' | 'failed' | 'later'

/** Takes the link of a mail. A button, because programs that look at the links in mails follow them but press nothing. */
export function VerifyEmail({ state, locale }: { state: VerifyEmailState; locale: Locale }) {
  const t = useTexts('verify-email')
  if (state === 'ask') {
    return (
      <main id="content">
        <StatusPage seed="verify-email">
          <h1>{t('title')}</h1>
          <p className="lead">{t('text')}</p>
          <form method="post" data-form="verify-email">
            <Button type="submit">{t('button')}</Button>
          </form>
        </StatusPage>
      </main>
    )
  }
  return (
    <main id="content">
      <StatusPage seed="verify-email">
        <div role={state === 'done' ? 'status' : 'alert'}>
          <h1>{t(`${state}Title`)}</h1>
          <p className="lead">{t(`${state}Text`)}</p>
        </div>
        <Button href={localePath(state === 'failed' ? '/login' : '/', locale)}>
          {t(state === 'failed' ? 'signIn' : 'home')}
        </Button>
      </StatusPage>
    </main>
  )
}
