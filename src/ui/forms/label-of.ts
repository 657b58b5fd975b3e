import type { TextKey, Translate } from '../../domain/translator.ts'
import type { Texts } from '../texts.ts'

/** What a field is called everywhere, by its path in the REST body. */
export const labelOf = (name: string, t: Translate<Texts['fields']>): string => t(name as TextKey<Texts['fields']>)
