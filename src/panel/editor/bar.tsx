import { useEffect, useState } from 'react'
import { isPageDocument } from '../../domain/editing/page-document.ts'
import { formatTime } from '../../domain/format.ts'
import { localePath } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import { Button } from '../../ui/button.tsx'
import { Mark } from '../../ui/kit/mark.tsx'
import { useTexts } from '../../ui/texts.ts'
import { InnerHtml } from '../../ui/wording.tsx'
import { panelPath } from '../kit/paths.ts'
import { newId } from './acts.ts'
import styles from './bar.module.css'
import { callPanel, callPath } from './call-panel.ts'
import type { EditorData } from './editor-data.ts'
import type { EditorState } from './editor-state.ts'
import { loadPublished } from './publish.ts'
import { PublishMenu } from './publish-menu.tsx'
import { useEditor, useEditorState, useNames } from './use-editor.ts'

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
  const { state } = useEditor()
  const [others, setOthers] = useState<readonly Other[]>([])
  useEffect(() => {
    const client = newId()
    let timer: ReturnType<typeof setTimeout>
    async function beat() {
      if (document.visibilityState === 'visible') {
        const { status, body } = await callPanel(callPath(type, 'presence'), { client })
        const found = othersIn(body)
        if (status === 200) setOthers(found)
        if (found.length > 0) void loadPublished(state)
      }
      timer = setTimeout(beat, pace)
    }
    void beat()
    return () => clearTimeout(timer)
  }, [type, state])
  return others
}

/** Says who works here too; nobody is kept out. */
function Presence() {
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

const marks = {
  saved: ['full', 'good'],
  saving: ['half', 'ochre'],
  offline: ['triangle', 'ochre'],
  busy: ['triangle', 'ochre'],
  forbidden: ['triangle', 'bad'],
  ended: ['triangle', 'bad'],
  removed: ['triangle', 'ochre'],
  held: ['triangle', 'ochre'],
} as const

/** Whether what was done is safe with the server, in words. */
function SaveState() {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const { saving: own, savedAt, publishedAt, rejected } = useEditorState()
  const saving = own === 'saved' && rejected.length > 0 ? 'held' : own
  const [kind, tone] = marks[saving]
  const isPublished = publishedAt !== null && publishedAt > (savedAt ?? '')
  const at = isPublished ? publishedAt : savedAt
  const done = at && t(isPublished ? 'publishedAt' : 'savedAt', { time: formatTime(at, data.locale) })
  const text = saving === 'saved' && done ? done : t(`state.${saving}`)
  return (
    <p className={styles.state} data-saving={saving}>
      <Mark kind={kind} tone={tone} />
      {text}
    </p>
  )
}

/** Where readers of the language at work find the page; a page of its own slug has none before it is published there. */
function publicPathIn(
  { published, language }: Pick<EditorState, 'published' | 'language'>,
  { type, publicPath }: EditorData,
): string | null {
  if (!isPageDocument(type)) return publicPath
  const slug = published[type]?.data[language]?.slug
  return typeof slug === 'string' && slug !== '' ? `${publicPath}/${slug}` : null
}

/** The house's own tool: where one is, whether it is saved, and the way to readers. */
export function Bar() {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const { published, language, saving } = useEditorState()
  const onSite = publicPathIn({ published, language }, data)
  return (
    <header className={`on-ink ${styles.bar}`}>
      <a href={panelPath('', data.locale)} className={styles.home} aria-label={t('back')}>
        <InnerHtml as="span" html={data.logo} />
      </a>
      <h1 className={styles.title}>{useNames().page}</h1>
      <Presence />
      <SaveState />
      {saving !== 'removed' && (
        <>
          <a className="link" href={panelPath(`/content/${data.type}/versions`, data.locale)}>
            {t('versions')}
          </a>
          {onSite && (
            <a
              className="link"
              href={localePath(onSite, language)}
              target="_blank"
              rel="noopener"
              data-on-site
              aria-label={t('onSiteWhere')}
            >
              {t('onSite')}
            </a>
          )}
          <PublishMenu />
        </>
      )}
    </header>
  )
}

/**
 * The page went, and what was typed can still be copied; the account may no more; or the session ended, and it goes on
 * after signing in.
 */
export function EndedNotice() {
  const t = useTexts('panel-editor')
  const { data, saver } = useEditor()
  const { saving } = useEditorState()
  if (saving === 'removed')
    return (
      <p className={styles.ended} role="alert" data-page-removed>
        {t('pageRemoved')}{' '}
        <a className="strong" href={panelPath('/content', data.locale)}>
          {t('toContents')}
        </a>
      </p>
    )
  if (saving === 'forbidden')
    return (
      <p className={styles.ended} role="alert">
        {t('forbidden')}{' '}
        <Button look="outline" onClick={saver.retry}>
          {t('tryAgain')}
        </Button>
      </p>
    )
  if (saving !== 'ended') return null
  const here = encodeURIComponent(panelPath(`/content/${data.asked ?? data.type}`, data.locale))
  return (
    <p className={styles.ended} role="alert">
      {t('ended')}{' '}
      <a className="strong" href={`${panelPath('/login', data.locale)}?returnUrl=${here}`}>
        {t('signIn')}
      </a>
    </p>
  )
}
