import { isPageDocument } from '../../domain/editing/page-document.ts'
import { localePath } from '../../domain/locales.ts'
import { InnerHtml } from '../../ui/inner-html.tsx'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from '../panel-path.ts'
import styles from './bar.module.css'
import type { EditorData } from './editor-data.ts'
import type { EditorState } from './model/editor-state.ts'
import { Presence } from './presence.tsx'
import { PublishMenu } from './publish-menu.tsx'
import { SaveState } from './save-state.tsx'
import { useEditor, useEditorState } from './use-editor.ts'
import { useNames } from './use-names.ts'

/** Where readers of the language at work find the page; a page of its own slug has none before it is published there. */
function publicPathIn({ published, language }: EditorState, { type, publicPath }: EditorData): string | null {
  if (!isPageDocument(type)) return publicPath
  const slug = published[type]?.data[language]?.slug
  return typeof slug === 'string' && slug !== '' ? `${publicPath}/${slug}` : null
}

/** The house's own tool: where one is, whether it is saved, and the way to readers. */
export function Bar() {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const state = useEditorState()
  const { language, saving } = state
  const onSite = publicPathIn(state, data)
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
          <a className={styles.link} href={panelPath(`/content/${data.type}/versions`, data.locale)}>
            {t('versions')}
          </a>
          {onSite && (
            <a
              className={styles.link}
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
