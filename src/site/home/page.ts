import { contentPage } from '../content/content-page.ts'
import { organisationJsonLd } from '../json-ld.ts'

export const homePage = contentPage('/', 'homepage', { jsonLd: (site) => [organisationJsonLd(site)] })
