import { type MouseEvent, useRef, useState } from 'react'
import type { Path } from '../../domain/editing/operations.ts'
import { defaultLocale, type Locale, locales } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from '../kit/paths.ts'
import styles from './bar.module.css'
import { type Change, changesShown, concerns, countStaleShown, gapIn, gapsFor, kindOf, standingOf } from './changes.ts'
import { entriesOf, entryAt, pageEntry, type RejectedOperation } from './editor-state.ts'
import { type Published, publish, rejectedIn } from './publish.ts'
import { useEditor, useEditorState, useNames } from './use-editor.ts'

/** Where a value stands that the server rejected. */
const placeOf = ({ doc, operation }: RejectedOperation): Change & { path?: Path } =>
  operation.op === 'set'
    ? { doc, id: operation.id, locale: operation.locale, name: operation.path[0] ?? '', path: operation.path }
    : { doc, id: operation.id, locale: null, name: operation.op }

/** What a place on the page is called: its block, its field and its language; and the way there. */
function useWayTo() {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { data, state, choose } = useEditor()
  return {
    nameOf(place: Change): string {
      const block = names.block(kindOf(state, data, place))
      const { locale, name } = place
      const standing = standingOf(place)
      if (standing) return t(`changes.${standing}`, { name: block })
      if (locale === null) return block
      return `${block}: ${names.field(name)} (${data.texts.languages[locale]})`
    },
    show({ locale, name, path = [name], ...place }: Change & { path?: Path }) {
      if (locale) state.language = locale
      choose(entryAt(state, data, place)?.id ?? '', locale ? path : null)
    },
  }
}

/** What lacks Dutch, which the other languages fall back on: what the page says of itself, and its blocks. */
function useIncomplete() {
  const { data } = useEditor()
  const state = useEditorState()
  const seen = [pageEntry(state, data), ...entriesOf(state, data)]
  return seen.filter((entry) => !entry.hidden && gapsFor(entry, defaultLocale) > 0)
}

interface LanguageLineProps {
  locale: Locale
  changes: readonly Change[]
  isChosen: boolean
  onChoose(isChosen: boolean): void
}

function LanguageLine({ locale, changes, isChosen, onChoose }: LanguageLineProps) {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const stale = countStaleShown(useEditorState(), data, locale)
  const changed = changes.filter((change) => change.locale === locale).length
  return (
    <label className="marked">
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      <span>{data.texts.languages[locale]}</span>
      <span className={styles.count}>
        {t.count('changed', changed)}
        {stale > 0 && <strong data-stale-count={stale}>, {t.count('staleFields', stale)}</strong>}
      </span>
    </label>
  )
}

/** Publishing says what it makes public, each change by its block, field and language; each language can go alone. */
export function PublishMenu() {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { data, state, saver, choose } = useEditor()
  const snap = useEditorState()
  const changes = changesShown(snap, data)
  const [chosen, setChosen] = useState<readonly Locale[]>(locales)
  const [result, setResult] = useState<Published | 'busy' | null>(null)
  const menu = useRef<HTMLDetailsElement>(null)
  const [rejected] = rejectedIn(snap, data, chosen)
  const incomplete = useIncomplete()
  const way = useWayTo()
  const going = changes.filter(concerns(chosen))

  async function send() {
    setResult('busy')
    const published = await publish(state, saver, data, chosen)
    setResult(published === 'done' ? null : published)
    state.said = t(`published.${published}`)
    if (published !== 'done' || !menu.current) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }

  /** What was typed just now is saved before the page that counts it is asked for. */
  async function leave(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const { href } = event.currentTarget
    event.preventDefault()
    if (await saver.settle()) location.assign(href)
    else state.said = t('published.unsaved')
  }

  function lead(there: () => void) {
    if (menu.current) menu.current.open = false
    setResult(null)
    there()
  }

  return (
    <details ref={menu} className={styles.publish} data-menu>
      <summary data-publish={changes.length}>
        {changes.length > 0 ? t.count('publish', changes.length) : t('nothingToPublish')}
      </summary>
      <form
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault()
          if (going.length > 0 && result !== 'busy') void send()
        }}
      >
        <fieldset>
          <legend className="strong">{t('publishIn')}</legend>
          {locales.map((locale) => (
            <LanguageLine
              key={locale}
              locale={locale}
              changes={changes}
              isChosen={chosen.includes(locale)}
              onChoose={(isChosen) =>
                setChosen(locales.filter((one) => (one === locale ? isChosen : chosen.includes(one))))
              }
            />
          ))}
        </fieldset>
        {going.length > 0 && (
          <section aria-labelledby="going-title">
            <h3 id="going-title">{t('goesLive')}</h3>
            <ul className={styles.going} data-going={going.length}>
              {going.map((change) => (
                <li key={Object.values(change).join(' ')}>
                  <button type="button" onClick={() => lead(() => way.show(change))}>
                    {way.nameOf(change)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="muted">{t('orderGoesAlong')}</p>
        <a href={panelPath(`/content/${data.type}/publish`, data.locale)} onClick={(event) => void leave(event)}>
          {t('checkFirst')}
        </a>
        <a href={panelPath(`/content/${data.type}/previews`, data.locale)}>{t('previews')}</a>
        {result !== null && result !== 'busy' && (
          <p role="alert" className={styles.failed}>
            {t(`published.${result}`)}
          </p>
        )}
        {result === 'refused' && rejected && (
          <Button look="outline" data-to-held onClick={() => lead(() => way.show(placeOf(rejected)))}>
            {t('toHeld', { field: way.nameOf(placeOf(rejected)) })}
          </Button>
        )}
        {result === 'incomplete' && (
          <ul className={styles.going} data-incomplete>
            {incomplete.map((entry) => (
              <li key={entry.id}>
                <button
                  type="button"
                  onClick={() =>
                    lead(() => {
                      state.language = defaultLocale
                      choose(entry.id, [gapIn(entry, defaultLocale) ?? ''])
                    })
                  }
                >
                  {[names.block(entry.kind), names.title(entry)].filter(Boolean).join(': ')}
                </button>
              </li>
            ))}
          </ul>
        )}
        <Button type="submit" data-publish-now aria-disabled={going.length === 0 || result === 'busy'}>
          {t('publishNow')}
        </Button>
      </form>
    </details>
  )
}
