import { type KeyboardEvent, useEffect } from 'react'
import type { Operation } from '../../domain/editing/operations.ts'
import { valueAt } from '../../domain/editing/values.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { Mark } from '../../ui/kit/mark.tsx'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from '../kit/paths.ts'
import { doAct } from './acts.ts'
import type { Shape } from './catalogue.ts'
import { changesIn, countStale, gapsFor } from './changes.ts'
import { BlockMenu, UndoButtons } from './controls.tsx'
import { change, chosenEntry, type OpenConflict, stepLanguage, viewIn } from './editor-state.ts'
import { Field } from './field.tsx'
import styles from './fields.module.css'
import { useEditor, useEditorState, useNames } from './use-editor.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

function useSettle(open: OpenConflict) {
  const { state } = useEditor()
  const settle = () => change(state, { conflicts: state.conflicts.filter((one) => one !== open) })
  return {
    settle,
    settleWith(operation: Operation) {
      doAct(state, open.doc, operation)
      settle()
    },
  }
}

/** Somebody wrote in the same field: both are shown, and one of them is chosen. */
function TwoTexts({ open }: { open: OpenConflict }) {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { data, state } = useEditor()
  const drafts = useEditorState()
  const { settle, settleWith } = useSettle(open)
  const { operation } = open.conflict
  const said =
    operation.op === 'set' &&
    t(open.isReplaced ? 'replaced' : 'wroteToo', {
      name: open.author ?? t('somebody'),
      field: names.field(operation.path[0] ?? ''),
      language: data.texts.languages[operation.locale],
    })
  useEffect(() => {
    if (said) state.said = said
  }, [state, said])
  if (operation.op !== 'set') return null
  const block = viewIn(drafts, open.doc).get(operation.id)
  const current = valueAt(block?.data[operation.locale], operation.path)
  return (
    <fieldset className={styles.conflict} aria-label={t('bothWrote')} data-conflict>
      <p>
        <strong>{said}</strong>
      </p>
      <dl>
        <dt>{t('theirs')}</dt>
        <dd>{textOf(current)}</dd>
        <dt>{t('yours')}</dt>
        <dd>{textOf(operation.value)}</dd>
      </dl>
      <Button look="ink" onClick={() => settleWith({ ...operation, was: current ?? null })}>
        {t(open.isReplaced ? 'putBack' : 'keepYours')}
      </Button>
      <Button look="outline" onClick={settle}>
        {t('keepTheirs')}
      </Button>
    </fieldset>
  )
}

/** Somebody took away what was written in: it can come back. */
function Gone({ open }: { open: OpenConflict }) {
  const t = useTexts('panel-editor')
  const { settle, settleWith } = useSettle(open)
  return (
    <div className={styles.conflict} data-conflict>
      <p>
        <strong>{t('tookAway', { name: open.author ?? t('somebody') })}</strong>
      </p>
      {open.conflict.reason === 'removed' && (
        <Button look="ink" onClick={() => settleWith({ op: 'restore', id: open.conflict.operation.id })}>
          {t('bringBack')}
        </Button>
      )}
      <Button look="outline" onClick={settle}>
        {t('leaveIt')}
      </Button>
    </div>
  )
}

/** What met something that others did to this block, and to blocks that are gone; own texts that were replaced, wherever. */
function Conflicts({ doc, id }: { doc: string; id: string }) {
  const { conflicts } = useEditorState()
  return conflicts.map((one) => {
    const key = JSON.stringify(one.conflict.operation)
    if (one.conflict.reason !== 'changed') return <Gone key={key} open={one} />
    const isHere = one.doc === doc && one.conflict.operation.id === id
    return isHere || one.isReplaced ? <TwoTexts key={key} open={one} /> : null
  })
}

/** How far a language of a block is: what is missing weighs more than what is not public yet. */
function useStanding(locale: Locale) {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const state = useEditorState()
  const entry = chosenEntry(state, data)
  const gaps = gapsFor(entry, locale)
  const id = entry.content?.id ?? ''
  const changed = changesIn(state, entry.doc).filter((one) => one.id === id && one.locale === locale).length
  if (gaps > 0) return { mark: 'triangle' as const, tone: 'ochre' as const, text: t.count('missing', gaps) }
  const stale = countStale(entry, locale)
  if (stale > 0) return { mark: 'half' as const, tone: 'ochre' as const, text: t.count('staleFields', stale) }
  if (changed > 0) return { mark: 'half' as const, tone: 'ochre' as const, text: t.count('changed', changed) }
  return { mark: 'full' as const, tone: 'good' as const, text: t('complete') }
}

function Tab({ locale }: { locale: Locale }) {
  const { state, data } = useEditor()
  const { language } = useEditorState()
  const { mark, tone, text } = useStanding(locale)
  const isChosen = language === locale
  return (
    <button
      type="button"
      role="tab"
      id={`language-${locale}`}
      aria-selected={isChosen}
      aria-controls="fields"
      tabIndex={isChosen ? 0 : -1}
      onClick={() => change(state, { language: locale, typing: '' })}
    >
      <Mark kind={mark} tone={tone} />
      <span>
        <strong>
          <abbr title={data.texts.languages[locale]}>{locale.toUpperCase()}</abbr>
        </strong>
        <span className={styles.standing}>{text}</span>
      </span>
    </button>
  )
}

function LanguageTabs() {
  const t = useTexts('panel-editor')
  const { state } = useEditor()

  function step(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    const next = stepLanguage(state, by)
    document.getElementById(`language-${next}`)?.focus()
  }

  return (
    <div role="tablist" aria-label={t('languages')} className={styles.tabs} onKeyDown={step}>
      {locales.map((locale) => (
        <Tab key={locale} locale={locale} />
      ))}
    </div>
  )
}

/** The block whose fields are shown, by what does not change while they are filled; the page's own where it is gone. */
function useChosen() {
  const { data } = useEditor()
  const { chosen, drafts } = useEditorState()
  const block = chosen === '' ? undefined : drafts[data.type]?.[chosen]
  if (!block || block.removed) return { id: '', kind: '', doc: data.type, contentId: '', fields: data.pageShapes }
  const kind = data.kinds.find(({ type }) => type === block.block)
  return {
    id: chosen,
    kind: block.block,
    fields: kind?.fields ?? [],
    ...(kind?.shared ? { doc: block.block, contentId: '' } : { doc: data.type, contentId: chosen }),
  }
}

type Chosen = ReturnType<typeof useChosen>

/** One field: in the language at work, or in each of the three beside each other, a row a field. */
function FieldRow({ entry, shape }: { entry: Chosen; shape: Shape }) {
  const { language, isBeside } = useEditorState()
  const at = { doc: entry.doc, id: entry.contentId, isBeside }
  const shown = isBeside ? locales : [language]
  return shown.map((locale) => {
    const place = { ...at, language: locale, column: locale === language ? '' : `${locale}-` }
    return (
      <div key={locale} className={styles.cell} data-aside={locale !== language || undefined}>
        <Field key={entry.id} shape={shape} path={[shape.name]} place={place} />
      </div>
    )
  })
}

/** Where what a block shows is written, if not in its fields. */
const listOf: Record<string, string> = { faq: '/lists/faqs', reviews: '/lists/reviews', staff: '/lists/team' }

function Fields({ entry }: { entry: Chosen }) {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const { language, isBeside } = useEditorState()
  const kind = data.kinds.find(({ type }) => type === entry.kind)
  const isShown = !kind?.locales || kind.locales.includes(language)
  return (
    <div id="fields" role="tabpanel" aria-labelledby={`language-${language}`} className={styles.fields}>
      <Conflicts doc={entry.doc} id={entry.contentId} />
      {kind?.shared && (
        <p className={styles.note}>
          {t('sharedText')} <a href={panelPath(`/content/${entry.doc}/versions`, data.locale)}>{t('versions')}</a>
        </p>
      )}
      {!isShown && <p className={styles.note}>{t('notInLanguage', { language: data.texts.languages[language] })}</p>}
      {listOf[entry.kind] && (
        <p className={styles.note}>
          <a href={panelPath(listOf[entry.kind] ?? '', data.locale)}>{t('writtenInList')}</a>
        </p>
      )}
      {entry.fields.length === 0 && <p className={styles.note}>{t('noFields')}</p>}
      <div className={styles.rows} data-beside={isBeside || undefined}>
        {isShown && entry.fields.map((shape) => <FieldRow key={shape.name} entry={entry} shape={shape} />)}
      </div>
    </div>
  )
}

export function FieldsPanel() {
  const t = useTexts('panel-editor')
  const { state } = useEditor()
  const { isBeside } = useEditorState()
  const entry = useChosen()
  return (
    <section className={styles.panel} aria-labelledby="fields-title">
      <div className={styles.head}>
        <h2 id="fields-title" tabIndex={-1}>
          {useNames().block(entry.kind)}
        </h2>
        <button
          type="button"
          className={styles.beside}
          aria-label={t('beside')}
          aria-pressed={isBeside}
          onClick={() => change(state, { isBeside: !state.isBeside, typing: '' })}
        >
          {t('besideShort')}
        </button>
        <UndoButtons />
        {entry.id !== '' && <BlockMenu key={entry.id} />}
      </div>
      <LanguageTabs />
      <Fields entry={entry} />
    </section>
  )
}
