import { useEffect } from 'react'
import { isLocale } from '../../domain/locales.ts'
import { useEditor } from './use-editor.ts'

/** Begins at the field that the address names: `?in=fr&block=<id>&field=items.<_id>.text`. */
export function useAskedPlace(): void {
  const { store, choose } = useEditor()
  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    const [language, block, field] = [asked.get('in'), asked.get('block'), asked.get('field')]
    if (isLocale(language)) store.set({ language })
    if (block || field) choose(block ?? store.get().chosen, field?.split('.'))
  }, [store, choose])
}
