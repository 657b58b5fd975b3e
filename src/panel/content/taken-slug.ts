import type { Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { RefusedDetail } from '../kit/define-panel-page.ts'

/** The sentence that a slug became another page's, where that is why the API refused a page. */
export const takenSlug = (details: readonly RefusedDetail[], locale: Locale): string | undefined =>
  [allTexts[locale].error.slugInUse].find((sentence) => details.some(({ message }) => message === sentence))
