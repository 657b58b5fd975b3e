import { allTexts } from '../ui/all-texts.ts'
import type { Texts } from '../ui/texts.ts'

/** What a form that was accepted says on the next page of the panel: `?said=second-factor-on`. */
export type PanelSaid = keyof Texts['panel-said']

const names = Object.keys(allTexts.nl['panel-said']) as PanelSaid[]

/** Which of the known sentences an address asks for; anything else says nothing. */
export const panelSaidIn = (search: URLSearchParams): PanelSaid | undefined =>
  names.find((name) => name === search.get('said'))
