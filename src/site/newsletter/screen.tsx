import { localePath } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { LinkQuestion, StatusPage } from '../chrome/status-page.tsx'
import type { ScreenProps } from '../screens/define-page.ts'
import type { LinkKind } from './page.ts'

const seed = 'newsletter'

function Question({ kind }: { kind: LinkKind }) {
  const t = useTexts('newsletter-link')
  const texts = {
    title: t(`questions.${kind}.title`),
    text: t(`questions.${kind}.text`),
    button: t(`questions.${kind}.button`),
  }
  return <LinkQuestion seed={seed} form={`newsletter-${kind}`} {...texts} />
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
      <Button href={localePath('/', locale)}>{t('common.toHomePage')}</Button>
      {isConfirmed && <a href={localePath(`/newsletter/unsubscribe/${params.token}`, locale)}>{t('unsubscribe')}</a>}
    </StatusPage>
  )
}
