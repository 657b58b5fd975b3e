import { localePath } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { ScreenProps } from '../define-page.ts'
import { StatusPage } from '../status-page.tsx'

const seed = 'newsletter'

/** The question, and a button: programs that look at the links in mails follow them but press nothing. */
function Question({ kind }: { kind: 'confirm' | 'unsubscribe' }) {
  const t = useTexts('newsletter-link')
  return (
    <StatusPage seed={seed}>
      <h1>{t(`${kind}Title`)}</h1>
      <p className="lead">{t(`${kind}Text`)}</p>
      <form method="post" data-form={`newsletter-${kind}`}>
        <Button type="submit">{t(`${kind}Button`)}</Button>
      </form>
    </StatusPage>
  )
}

function Refused({ home, isLater }: { home: string; isLater: boolean }) {
  const t = useTexts('newsletter-link')
  return (
    <StatusPage seed={seed}>
      <div role="alert">
        <h1>{t(isLater ? 'laterTitle' : 'failedTitle')}</h1>
        <p className="lead">{t(isLater ? 'laterText' : 'failedText')}</p>
      </div>
      <Button href={isLater ? '' : home}>{t(isLater ? 'again' : 'toNewsletter')}</Button>
    </StatusPage>
  )
}

/** Takes the link of the newsletter's mail: to begin, or to leave. */
export function Screen({ page, form, status }: ScreenProps) {
  const t = useTexts('newsletter-link')
  const { locale, path, params, search } = page
  const kind = path.startsWith('/newsletter/confirm/') ? 'confirm' : 'unsubscribe'
  if (form) return <Refused home={localePath('/newsletter', locale)} isLater={status !== 422} />
  if (!search.done) return <Question kind={kind} />
  const isConfirmed = kind === 'confirm'
  return (
    <StatusPage seed={seed}>
      <div role="status">
        <h1>{t(isConfirmed ? 'confirmedTitle' : 'unsubscribedTitle')}</h1>
        <p className="lead">{t(isConfirmed ? 'confirmedText' : 'unsubscribedText')}</p>
      </div>
      <Button href={localePath('/', locale)}>{t('home')}</Button>
      {isConfirmed && <a href={localePath(`/newsletter/unsubscribe/${params.token}`, locale)}>{t('unsubscribe')}</a>}
    </StatusPage>
  )
}
