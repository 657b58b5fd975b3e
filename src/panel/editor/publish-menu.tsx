import { useRef, useState } from 'react'
import { type Locale, locales } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from '../panel-path.ts'
import styles from './bar.module.css'
import { type Change, changesIn } from './model/changes.ts'
import type { Held } from './model/editor-state.ts'
import { docsShown } from './model/entries.ts'
import { heldBack, type Published, publish } from './model/publish.ts'
import { useEditor, useEditorState } from './use-editor.ts'
import { useHeldField } from './use-held-field.ts'

const concerns = (chosen: readonly Locale[]) => (change: Change) =>
  change.locale === null || chosen.includes(change.locale)

/** Everything that readers do not see yet, of the page and of what it shows. */
function useChanges(): Change[] {
  const { data } = useEditor()
  const state = useEditorState()
  return docsShown(state, data)
    .filter((doc) => state.published[doc])
    .flatMap((doc) => changesIn(state, doc))
}

/** Publishing says what it makes public, and in which languages; each language can go alone. */
export function PublishMenu() {
  const t = useTexts('panel-editor')
  const { data, store, saver } = useEditor()
  const changes = useChanges()
  const [chosen, setChosen] = useState<readonly Locale[]>(locales)
  const [result, setResult] = useState<Published | 'busy' | null>(null)
  const menu = useRef<HTMLDetailsElement>(null)
  const [held] = heldBack(useEditorState(), data, chosen)
  const { fieldOf, show } = useHeldField()
  const count = changes.filter(concerns(chosen)).length

  async function send() {
    setResult('busy')
    const published = await publish(store, saver, data, chosen)
    setResult(published === 'done' ? null : published)
    store.set({ said: t(`published.${published}`) })
    if (published === 'done' && menu.current) menu.current.open = false
  }

  function lead(to: Held) {
    if (menu.current) menu.current.open = false
    setResult(null)
    show(to)
  }

  return (
    <details ref={menu} className={styles.publish}>
      <summary data-publish>{changes.length > 0 ? t.count('publish', changes.length) : t('nothingToPublish')}</summary>
      <form
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault()
          if (count > 0 && result !== 'busy') void send()
        }}
      >
        <fieldset>
          <legend>{t('publishIn')}</legend>
          {locales.map((locale) => (
            <label key={locale}>
              <input
                type="checkbox"
                checked={chosen.includes(locale)}
                onChange={({ target }) =>
                  setChosen(locales.filter((one) => (one === locale ? target.checked : chosen.includes(one))))
                }
              />
              <span>{data.texts.languages[locale]}</span>
              <span className={styles.count}>
                {t.count('changed', changes.filter((change) => change.locale === locale).length)}
              </span>
            </label>
          ))}
        </fieldset>
        <p className={styles.hint}>{t('orderGoesAlong')}</p>
        <a href={panelPath(`/content/${data.type}/publish`, data.locale)}>{t('checkFirst')}</a>
        <a href={panelPath(`/content/${data.type}/previews`, data.locale)}>{t('previews')}</a>
        {result !== null && result !== 'busy' && (
          <p role="alert" className={styles.failed}>
            {t(`published.${result}`)}
          </p>
        )}
        {result === 'refused' && held && (
          <Button look="outline" data-to-held onClick={() => lead(held)}>
            {t('toHeld', { field: fieldOf(held) })}
          </Button>
        )}
        <Button type="submit" data-publish-now aria-disabled={count === 0 || result === 'busy'}>
          {t('publishNow')}
        </Button>
      </form>
    </details>
  )
}
