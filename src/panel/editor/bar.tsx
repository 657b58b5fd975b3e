import { localePath } from '../../domain/locales.ts'
import { InnerHtml } from '../../ui/inner-html.tsx'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from '../panel-path.ts'
import styles from './bar.module.css'
import { Presence } from './presence.tsx'
import { PublishMenu } from './publish-menu.tsx'
import { SaveState } from './save-state.tsx'
import { useEditor, useEditorState } from './use-editor.ts'
import { useNames } from './use-names.ts'

/** The house's own tool: where one is, whether it is saved, and the way to readers. */
export function Bar() {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const { language } = useEditorState()
  return (
    <header className={`on-ink ${styles.bar}`}>
      <a href={panelPath('', data.locale)} className={styles.home} aria-label={t('back')}>
        <InnerHtml as="span" html={data.logo} />
      </a>
      <h1 className={styles.title}>{useNames().page}</h1>
      <Presence />
      <SaveState />
      <a className={styles.link} href={panelPath(`/content/${data.type}/versions`, data.locale)}>
        {t('versions')}
      </a>
      <a
        className={styles.link}
        href={localePath(data.publicPath, language)}
        target="_blank"
        rel="noopener"
        data-on-site
        aria-label={t('onSiteWhere')}
      >
        {t('onSite')}
      </a>
      <PublishMenu />
    </header>
  )
}
