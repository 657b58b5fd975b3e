import { scriptJson } from '../../domain/html.ts'
import { useTexts } from '../../ui/texts.ts'
import { InnerHtml } from '../../ui/wording.tsx'
import type { ScreenOf } from '../kit/define-panel-page.ts'
import { panelPath } from '../kit/paths.ts'
import { editorData } from './editor-data.ts'
import type { editorPage } from './page.ts'
import { editorDataId, editorRootId } from './use-editor.ts'

/** What stands there until the script has come; without scripts nothing can be edited, and it says so. */
export function Screen({ data, page }: ScreenOf<typeof editorPage>) {
  const t = useTexts('panel-editor')
  const begun = scriptJson(editorData(data, page))
  return (
    <>
      <div id={editorRootId}>
        <noscript>
          <p className="container">
            {t('noScripts')} <a href={panelPath('', page.locale)}>{t('back')}</a>
          </p>
        </noscript>
      </div>
      <InnerHtml as="div" html={`<script type="application/json" id="${editorDataId}">${begun}</script>`} />
    </>
  )
}
