import { useState } from 'react'
import { isRecord } from '../../domain/values.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { newId } from './acts.ts'
import { IconButton } from './controls.tsx'
import { EmptyNote, FieldFrame, LanguageName, RefusedNote, StaleNote } from './field-frame.tsx'
import styles from './fields.module.css'
import { useNames } from './use-editor.ts'
import { type FieldProps, fieldId, type HoldingFieldProps, useField } from './use-field.ts'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A list of words: a line each. */
function WordList({ shape, path, place }: FieldProps<'list'>) {
  const t = useTexts('panel-editor')
  const { value, set, ...field } = useField(place, path)
  const [typed, setTyped] = useState('')
  const words = Array.isArray(value) ? value.map(String) : []
  const shown = linesOf(typed).join('\n') === words.join('\n') ? typed : words.join('\n')
  const id = fieldId(path, place)
  return (
    <FieldFrame id={id} label={useNames().field(shape.name)} shape={shape} field={field}>
      <textarea
        id={id}
        lang={place.language}
        className={styles.text}
        value={shown}
        aria-describedby={`${id}-notes ${id}-hint`}
        onChange={({ target }) => {
          setTyped(target.value)
          set(linesOf(target.value))
        }}
      />
      <p id={`${id}-hint`} className={styles.fallback}>
        {t('lineEach')}
      </p>
    </FieldFrame>
  )
}

function ManyChoices({ shape, path, place, options }: FieldProps<'list'> & { options: readonly string[] }) {
  const names = useNames()
  const { value, set } = useField(place, path)
  const chosen: unknown[] = Array.isArray(value) ? value : []
  return (
    <fieldset className={styles.group} id={fieldId(path, place)} tabIndex={-1}>
      <legend>
        {names.field(shape.name)}
        <LanguageName place={place} />
      </legend>
      {options.map((option) => (
        <label key={option} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              set(options.filter((one) => (one === option ? target.checked : chosen.includes(one))))
            }
          />
          {names.option(option)}
        </label>
      ))}
    </fieldset>
  )
}

type Item = Record<string, unknown> & { _id: string }

const itemsOf = (value: unknown): Item[] =>
  (Array.isArray(value) ? value : []).filter((item): item is Item => isRecord(item) && typeof item._id === 'string')

const swapped = <T,>(list: readonly T[], at: number): T[] =>
  list.map((item, index) => (index === at ? list[at + 1] : index === at + 1 ? list[at] : item) ?? item)

/** A list of things with fields of their own, in their order. */
function ItemList({ shape, path, place, Inner }: HoldingFieldProps<'list'>) {
  const t = useTexts('panel-editor')
  const name = useNames().field(shape.name)
  const { value, set, ...field } = useField(place, path)
  const items = itemsOf(value)
  const isFull = shape.most !== undefined && items.length >= shape.most
  return (
    <fieldset className={styles.group} id={fieldId(path, place)} tabIndex={-1}>
      <legend>
        {name}
        <LanguageName place={place} />
      </legend>
      <RefusedNote field={field} />
      <StaleNote shape={shape} field={field} />
      {items.map((item, index) => (
        <div key={item._id} className={styles.item}>
          <div className={styles.label}>
            <strong>{t('item', { number: index + 1 })}</strong>
            <span>
              <IconButton
                icon="up"
                label={t('moveUp', { name: `${name} ${index + 1}` })}
                off={index === 0}
                onClick={() => set(swapped(items, index - 1))}
              />
              <IconButton
                icon="cross"
                label={t('removeItem', { name: `${name} ${index + 1}` })}
                onClick={() => set(items.filter((one) => one !== item))}
              />
            </span>
          </div>
          {shape.item.kind === 'group' &&
            shape.item.fields.map((one) => (
              <Inner key={one.name} shape={one} path={[...path, item._id, one.name]} place={place} />
            ))}
        </div>
      ))}
      <EmptyNote shape={shape} field={field} />
      {!isFull && (
        <Button look="outline" onClick={() => set([...items, { _id: newId() }])}>
          {t('addItem')}
        </Button>
      )}
    </fieldset>
  )
}

export function ListField(props: HoldingFieldProps<'list'>) {
  const { Inner, ...own } = props
  const { item } = props.shape
  if (item.kind === 'choice') return <ManyChoices {...own} options={item.options} />
  return item.kind === 'group' ? <ItemList {...own} Inner={Inner} /> : <WordList {...own} />
}
