import { defaultLocale } from '../../domain/locales.ts'
import { provider } from '../../domain/provider.ts'

/** Where mails to the provider go, and in what language. */
export const toProvider = { to: provider.mail, locale: defaultLocale }
