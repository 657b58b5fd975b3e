import { useTexts } from '../../ui/texts.ts'
import { doAct, insertBlock, moveBlock } from './model/acts.ts'
import { type Entry, entriesOf } from './model/entries.ts'
import { useEditor } from './use-editor.ts'
import { useNames } from './use-names.ts'

/** What can be done to a block as a whole; each says what came of it. */
export function useBlockActs({ id, kind, hidden, content }: Entry) {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { data, store, choose } = useEditor()
  const name = names.block(kind)
  const say = (said: string) => store.set({ said })

  return {
    move(place: number) {
      const { length } = entriesOf(store.get(), data)
      if (place < 0 || place >= length) return
      moveBlock(store, data.type, id, place)
      say(t('moved', { name, place: place + 1, count: length }))
    },
    hide() {
      doAct(store, data.type, { op: 'hide', id, value: !hidden })
      say(t(hidden ? 'shownNow' : 'hiddenNow', { name }))
    },
    remove() {
      doAct(store, data.type, { op: 'remove', id })
      choose('')
      say(t('removed', { name }))
    },
    duplicate() {
      const copy = insertBlock(store, data.type, id, { block: kind, hidden: hidden || null, data: content?.data ?? {} })
      choose(copy)
      say(t('duplicated', { name }))
    },
  }
}
