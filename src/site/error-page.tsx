import { Button } from '../ui/button.tsx'
import { useTexts } from '../ui/texts.ts'
import { StatusPage } from './status-page.tsx'

/** Shown when nothing can be fetched: it needs no data, no header and no scripts. */
export function ErrorPage({ status }: { status: 500 | 503 }) {
  const t = useTexts('error-page')
  return (
    <main id="content">
      <StatusPage seed="error">
        <h1>{t('title')}</h1>
        <p className="lead">{t('text')}</p>
        <Button href="">{t('again')}</Button>
        <p className="muted">{t('code', { status })}</p>
      </StatusPage>
    </main>
  )
}
