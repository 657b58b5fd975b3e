import type { PageContentType, StaticContentData, StaticContentType } from '../../../schemas/static-content.ts'
import type { BlockInstance } from '../../db/tables.ts'
import type { Localized } from '../../domain/locales.ts'

/** What the seed says of one managed text: pages have a layout, parts do not. */
export type ContentSeed<T extends StaticContentType> = {
  data: Localized<StaticContentData[T]>
} & (T extends PageContentType ? { layout: BlockInstance[] } : { layout?: undefined })

/** What every page begins with: the cookie question, so that it is met before anything else. */
export const openingBlocks: BlockInstance[] = [{ id: 'cookie', block: 'cookie' }]

/** What every page ends with. */
export const closingBlocks: BlockInstance[] = [{ id: 'footer', block: 'footer' }]
