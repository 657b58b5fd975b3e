/** The floors of tiles, drawn in domain: documents on paper have them too. */
export { type Family, familyOf, floorSvg, logoSvg } from '../domain/tiles.ts'
