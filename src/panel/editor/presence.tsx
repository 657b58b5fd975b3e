import { useEffect, useState } from 'react'
import { formatTime } from '../../domain/format.ts'
import { isRecord } from '../../domain/is-record.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './bar.module.css'
import { callPanel, callPath } from './model/call-panel.ts'
import { newId } from './model/new-id.ts'
import { loadPublished } from './model/publish.ts'
import { useEditor } from './use-editor.ts'

interface Other {
  name: string
  since: string
}

/** Milliseconds between two words to the server. */
const pace = 10_000

const othersIn = (body: unknown): Other[] =>
  isRecord(body) && Array.isArray(body.items) ? (body.items as Other[]) : []

/** Who else has the page open, and what they publish; a window that nobody looks at is silent. */
function useOthers(type: string): readonly Other[] {
  const { store } = useEditor()
  const [others, setOthers] = useState<readonly Other[]>([])
  useEffect(() => {
    const client = newId()
    let timer: ReturnType<typeof setTimeout>
    async function beat() {
      if (document.visibilityState === 'visible') {
        const { status, body } = await callPanel(callPath(type, 'presence'), { client })
        const found = othersIn(body)
        if (status === 200) setOthers(found)
        if (found.length > 0) void loadPublished(store)
      }
      timer = setTimeout(beat, pace)
    }
    void beat()
    return () => clearTimeout(timer)
  }, [type, store])
  return others
}

/** Says who works here too; nobody is kept out. */
export function Presence() {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const others = useOthers(data.type)
  const names = others.map(({ name, since }) => t('since', { name, time: formatTime(since, data.locale) }))
  return (
    <p className={styles.state} aria-live="polite" data-presence={others.length}>
      {names.length > 0 && t('alsoHere', { names: names.join(', ') })}
    </p>
  )
}
