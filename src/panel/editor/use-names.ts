import { useTexts } from '../../ui/texts.ts'
import type { Entry } from './model/entries.ts'
import { useEditor } from './use-editor.ts'

/** What blocks, fields and choices are called in the language of the panel. */
export function useNames() {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const texts = data.texts['panel-editor']
  const lookUp = (names: Record<string, string>, name: string) => names[name] ?? name
  return {
    page: data.title || lookUp(texts.pages, data.type),
    block: (kind: string) => (kind === '' ? t('ownContent') : lookUp(texts.blocks, kind)),
    field: (name: string) => lookUp(texts.fields, name),
    option: (name: string) => lookUp(texts.options, name),
    /** The title of a block, which tells it from others of its kind. */
    title({ content, kind }: Entry): string {
      const title = content?.data[data.locale]?.title ?? content?.data.nl?.title
      return kind !== '' && typeof title === 'string' ? title : ''
    },
  }
}
