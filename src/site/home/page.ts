import { footer } from '../../../schemas/static-content.ts'
import type { Locale } from '../../domain/locales.ts'
import { provider } from '../../domain/provider.ts'
import { contentPage } from '../content/content-page.ts'
import { type Contact, organisationJsonLd } from '../render/json-ld.ts'
import type { PlacedBlock } from '../render/placed-blocks.ts'
import { contentOf } from '../screens/content-of.ts'

const contact = footer.pick(['name', 'address', 'zip', 'city', 'phone', 'email'])

/** As the page's own footer has it; where an editor took that away, as documents have it. */
function contactIn(blocks: readonly PlacedBlock[], locale: Locale): Contact {
  const values = blocks.find(({ type }) => type === 'footer')?.values
  return values && contact.isValidSync(values.nl) ? contentOf(contact, values, locale) : provider
}

export const homePage = contentPage('/', 'homepage', {
  isStart: true,
  jsonLd: (blocks, locale, site) => [organisationJsonLd(site, contactIn(blocks, locale))],
})
