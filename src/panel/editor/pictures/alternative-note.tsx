import type { Locale } from '../../../domain/locales.ts'
import { Mark } from '../../../ui/kit/mark.tsx'
import { useTexts } from '../../../ui/texts.ts'
import type { LibraryPicture } from './list-pictures.ts'
import styles from './pictures.module.css'

/** What who does not see a picture is told in a language. */
export function AlternativeNote({ picture, language }: { picture: LibraryPicture; language: Locale }) {
  const t = useTexts('panel-editor')
  const text = picture.alternativeText?.[language]
  if (picture.decorative) return <span className={styles.note}>{t('pictures.decorative')}</span>
  if (text)
    return (
      <span className={styles.note} lang={language}>
        {text}
      </span>
    )
  return (
    <span className={styles.note}>
      <Mark kind="triangle" /> {t('pictures.missing')}
    </span>
  )
}
