/** The floors of tiles, drawn in domain: documents on paper have them too. */
export { type Family, familyOf, pageLogoSvg, tilePatternSvg } from '../domain/tiles.ts'
