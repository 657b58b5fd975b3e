import { inLocale, type Locale, localePath } from '../../domain/locales.ts'
import type { RegisterJourneyQuery } from '../../ui/gql/graphql.ts'
import { managedAddress } from '../../ui/managed-address.ts'

/** Where editors put the terms that one agrees to; what holds for the whole site where they have not said. */
export function termsAddress({ staticContent }: RegisterJourneyQuery, locale: Locale): string {
  const data = staticContent && 'data' in staticContent ? staticContent.data : null
  const link = inLocale({ nl: data?.nl?.terms, en: data?.en?.terms, fr: data?.fr?.terms }, locale)
  const { urlType, value } = link ?? {}
  return urlType && value ? managedAddress({ urlType, value }, locale) : localePath('/disclaimer', locale)
}
