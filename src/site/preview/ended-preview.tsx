import { type Locale, localePath } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { StatusPage } from '../chrome/status-page.tsx'

/** Where an address shows nothing: it ended, was withdrawn, or never was; nobody is told which. */
export function EndedPreview({ locale }: { locale: Locale }) {
  const t = useTexts('preview')
  return (
    <main id="content">
      <StatusPage seed="preview">
        <h1>{t('endedTitle')}</h1>
        <p className="lead">{t('endedText')}</p>
        <Button href={localePath('/', locale)}>{t('home')}</Button>
      </StatusPage>
    </main>
  )
}
