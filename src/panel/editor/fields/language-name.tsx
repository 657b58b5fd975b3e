import { useEditor } from '../use-editor.ts'
import type { Place } from './use-field.ts'

/** Where three languages stand beside each other, a field's name says which it is to whoever does not see the columns. */
export function LanguageName({ place: { isBeside, language } }: { place: Place }) {
  const { data } = useEditor()
  return isBeside ? <span className="visually-hidden"> ({data.texts.languages[language]})</span> : null
}
