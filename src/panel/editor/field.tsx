import { useState } from 'react'
import type { Path } from '../../domain/editing/operations.ts'
import { isRecord } from '../../domain/values.ts'
import { managedAddress } from '../../ui/managed-address.ts'
import { useTexts } from '../../ui/texts.ts'
import type { Shape } from './catalogue.ts'
import { FieldFrame, LanguageName } from './field-frame.tsx'
import styles from './fields.module.css'
import { ImageField } from './image-field.tsx'
import { LinkPicker } from './link-picker.tsx'
import { ListField } from './list-field.tsx'
import { TextField } from './text-field.tsx'
import { useEditor, useNames } from './use-editor.ts'
import { type FieldProps, fieldId, type HoldingFieldProps, type Place, useField } from './use-field.ts'

const kinds = ['inside', 'URL'] as const

/** Where a button leads: a page or a course of ours, which is chosen, or an address elsewhere, which is typed. */
function LinkField({ path, place, name }: { path: Path; place: Place; name: string }) {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { data } = useEditor()
  const { value, set, ...field } = useField(place, path)
  const [isPicking, setPicking] = useState(false)
  const link = isRecord(value) ? value : {}
  const address = typeof link.value === 'string' ? link.value : ''
  const kind = link.urlType === 'URL' ? 'URL' : 'inside'
  const urlType = link.urlType === 'COURSE' ? 'COURSE' : 'PAGE'
  const known = data.linkPages.find((one) => one.urlType === urlType && one.value === address)
  const id = fieldId(path, place)
  const shape = { name, kind: 'link', required: true } as const
  return (
    <FieldFrame id={id} label={names.field(name)} shape={shape} field={field}>
      <div className={styles.link}>
        <select
          aria-label={t('linkKind')}
          value={kind}
          onChange={({ target }) => set({ urlType: target.value === 'URL' ? 'URL' : 'PAGE' })}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`links.${one}`)}
            </option>
          ))}
        </select>
        {kind === 'URL' ? (
          <input
            id={id}
            type="url"
            value={address}
            aria-describedby={`${id}-notes ${id}-hint`}
            aria-invalid={field.isRefused || undefined}
            onChange={({ target }) => set({ urlType: 'URL', value: target.value.trim() })}
          />
        ) : (
          <button
            id={id}
            type="button"
            className={styles.act}
            aria-haspopup="dialog"
            aria-describedby={`${id}-notes ${id}-hint`}
            onClick={() => setPicking(true)}
          >
            {t(address ? 'linkOther' : 'linkPicker.title')}
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className={styles.fallback} data-link-to={address}>
        {kind === 'URL' && t('linkHint')}
        {kind === 'inside' &&
          address &&
          [known?.title, managedAddress({ urlType, value: address }, place.language)].filter(Boolean).join(': ')}
      </p>
      {isPicking && (
        <LinkPicker
          language={place.language}
          onChoose={(chosen) => set({ urlType: chosen.urlType, value: chosen.value })}
          onClose={() => setPicking(false)}
        />
      )}
    </FieldFrame>
  )
}

function ChoiceField({ shape, path, place }: FieldProps<'choice'>) {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { value, set, ...field } = useField(place, path)
  const id = fieldId(path, place)
  return (
    <FieldFrame id={id} label={names.field(shape.name)} shape={shape} field={field}>
      <select
        id={id}
        value={typeof value === 'string' ? value : ''}
        aria-describedby={`${id}-notes`}
        onChange={({ target }) => set(target.value || null)}
      >
        <option value="">{t('nothingChosen')}</option>
        {shape.options.map((option) => (
          <option key={option} value={option}>
            {names.option(option)}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

function GroupField({ shape, path, place, Inner }: HoldingFieldProps<'group'>) {
  return (
    <fieldset className={styles.group}>
      <legend>
        {useNames().field(shape.name)}
        <LanguageName place={place} />
      </legend>
      {shape.fields.map((one) => (
        <Inner key={one.name} shape={one} path={[...path, one.name]} place={place} />
      ))}
    </fieldset>
  )
}

export function Field({ shape, path, place }: { shape: Shape; path: Path; place: Place }) {
  switch (shape.kind) {
    case 'group':
      return <GroupField shape={shape} path={path} place={place} Inner={Field} />
    case 'list':
      return <ListField shape={shape} path={path} place={place} Inner={Field} />
    case 'choice':
      return <ChoiceField shape={shape} path={path} place={place} />
    case 'link':
      return <LinkField path={path} place={place} name={shape.name} />
    case 'image':
      return <ImageField shape={shape} path={path} place={place} />
    default:
      return <TextField shape={shape} path={path} place={place} />
  }
}
