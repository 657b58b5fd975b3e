import type { Locale } from '../../domain/locales.ts'
import { provider, supplierIn } from '../../domain/provider.ts'

/** Who sends it, and where to reach them. */
export function footerOf(locale: Locale): string[] {
  const { name, address, zip, city } = supplierIn(locale)
  return [
    [name, address, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    `${provider.phone} · ${provider.mail}`,
  ]
}
