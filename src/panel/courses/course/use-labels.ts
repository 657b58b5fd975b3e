import { locales } from '../../../domain/locales.ts'
import { useTexts } from '../../../ui/texts.ts'
import { writtenTexts } from './course-forms.ts'

/** What each field is called. */
export function useLabels(): Record<string, string> {
  const t = useTexts('panel-courses')
  const languages = useTexts('languages')
  const written = writtenTexts.flatMap((text) =>
    locales.map((locale) => [
      `${text}.${locale}`,
      t('inLanguage', { text: t(`texts.${text}`), language: languages(locale) }),
    ]),
  )
  const others = {
    ...{ banner: t('banner'), showOnHomePage: t('showOnHomePage'), type: t('type'), category: t('category') },
    ...{ euros: t('euros'), days: t('days'), groupSize: t('groupSize'), subsidised: t('subsidised') },
    ...{ subsidyTheme: t('subsidyTheme'), trainingDatabaseNumber: t('trainingDatabaseNumber'), themes: t('themes') },
    ...{ locations: t('locations'), languages: t('languages'), trainers: t('trainers') },
  }
  return { ...Object.fromEntries(written), ...others }
}
