import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { doAct } from '../model/acts.ts'
import type { Met } from '../model/editor-state.ts'
import { useEditor, useEditorState } from '../use-editor.ts'
import { useNames } from '../use-names.ts'
import styles from './fields.module.css'

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

/** Somebody wrote in the same field: both are shown, and one of them is chosen. */
function TwoTexts({ met }: { met: Met }) {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { store, data } = useEditor()
  const { operation, current } = met.conflict
  const settle = () => store.set((state) => ({ met: state.met.filter((one) => one !== met) }))
  if (operation.op !== 'set') return null
  const own = textOf(operation.value)
  return (
    <fieldset className={styles.conflict} aria-label={t('bothWrote')} data-conflict>
      <p>
        <strong>
          {t('wroteToo', {
            name: met.author ?? t('somebody'),
            field: names.field(operation.path[0] ?? ''),
            language: data.texts.languages[operation.locale],
          })}
        </strong>
      </p>
      <dl>
        <dt>{t('theirs')}</dt>
        <dd>{textOf(current)}</dd>
        <dt>{t('yours')}</dt>
        <dd>{own}</dd>
      </dl>
      <Button
        look="ink"
        onClick={() => {
          doAct(store, met.doc, { ...operation, was: current ?? null })
          settle()
        }}
      >
        {t('keepYours')}
      </Button>
      <Button look="outline" onClick={settle}>
        {t('keepTheirs')}
      </Button>
    </fieldset>
  )
}

/** Somebody took away what was written in: it can come back. */
function Gone({ met }: { met: Met }) {
  const t = useTexts('panel-editor')
  const { store } = useEditor()
  const settle = () => store.set((state) => ({ met: state.met.filter((one) => one !== met) }))
  return (
    <div className={styles.conflict} data-conflict>
      <p>
        <strong>{t('tookAway', { name: met.author ?? t('somebody') })}</strong>
      </p>
      {met.conflict.reason === 'removed' && (
        <Button
          look="ink"
          onClick={() => {
            doAct(store, met.doc, { op: 'restore', id: met.conflict.operation.id })
            settle()
          }}
        >
          {t('bringBack')}
        </Button>
      )}
      <Button look="outline" onClick={settle}>
        {t('leaveIt')}
      </Button>
    </div>
  )
}

/** What met something that others did to this block, and to blocks that are gone. */
export function Conflicts({ doc, id }: { doc: string; id: string }) {
  const { met } = useEditorState()
  return met.map((one) => {
    const key = JSON.stringify(one.conflict.operation)
    if (one.conflict.reason !== 'changed') return <Gone key={key} met={one} />
    return one.doc === doc && one.conflict.operation.id === id ? <TwoTexts key={key} met={one} /> : null
  })
}
