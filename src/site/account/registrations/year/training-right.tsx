import type { Locale } from '../../../../domain/locales.ts'
import { useTexts } from '../../../../ui/texts.ts'
import styles from './year.module.css'

/** The federal public service's page about it; it has none in English. */
const sources: Record<Locale, string> = {
  nl: 'https://werk.belgie.be/nl/themas/opleiding/individueel-opleidingsrecht',
  en: 'https://werk.belgie.be/nl/themas/opleiding/individueel-opleidingsrecht',
  fr: 'https://emploi.belgique.be/fr/themes/formation/droit-individuel-la-formation',
}

/** What the law asks of employers, in short, with its source. */
export function TrainingRight({ locale }: { locale: Locale }) {
  const t = useTexts('training-year')
  return (
    <aside className={styles.right} aria-labelledby="training-right">
      <h2 id="training-right">{t('rightTitle')}</h2>
      <p>{t('rightText')}</p>
      <p>
        {t('source')}{' '}
        <a href={sources[locale]} rel="noopener">
          {t('sourceName')}
        </a>
      </p>
    </aside>
  )
}
