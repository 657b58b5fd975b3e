import { InnerHtml } from '../../ui/inner-html.tsx'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from '../panel-path.ts'
import styles from './bar.module.css'
import { PublishMenu } from './publish-menu.tsx'
import { SaveState } from './save-state.tsx'
import { useEditor } from './use-editor.ts'
import { useNames } from './use-names.ts'

/** The house's own tool: where one is, whether it is saved, and the way to readers. */
export function Bar() {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  return (
    <header className={`on-ink ${styles.bar}`}>
      <a href={panelPath('', data.locale)} className={styles.home} aria-label={t('back')}>
        <InnerHtml as="span" html={data.logo} />
      </a>
      <h1 className={styles.title}>{useNames().page}</h1>
      <SaveState />
      <PublishMenu />
    </header>
  )
}
