import type { Path } from '../../domain/editing/operations.ts'
import { useTexts } from '../../ui/texts.ts'
import { type Change, kindOf, standingOf } from './model/changes.ts'
import type { Held } from './model/editor-state.ts'
import { entriesOf } from './model/entries.ts'
import { useEditor } from './use-editor.ts'
import { useNames } from './use-names.ts'

/** Where a value stands that the server held back. */
export const placeOf = ({ doc, operation }: Held): Change & { path?: Path } =>
  operation.op === 'set'
    ? { doc, id: operation.id, locale: operation.locale, name: operation.path[0] ?? '', path: operation.path }
    : { doc, id: operation.id, locale: null, name: operation.op }

/** What a place on the page is called: its block, its field and its language; and the way there. */
export function useWayTo() {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { data, store, choose } = useEditor()
  return {
    nameOf(place: Change): string {
      const block = names.block(kindOf(store.get(), data, place))
      const { locale, name } = place
      const standing = standingOf(place)
      if (standing) return t(`changes.${standing}`, { name: block })
      if (locale === null) return block
      return `${block}: ${names.field(name)} (${data.texts.languages[locale]})`
    },
    show({ doc, id, locale, name, path = [name] }: Change & { path?: Path }) {
      const entry = entriesOf(store.get(), data).find((one) => one.doc === doc && doc !== data.type)
      if (locale) store.set({ language: locale })
      choose(entry?.id ?? id, locale ? path : null)
    },
  }
}
