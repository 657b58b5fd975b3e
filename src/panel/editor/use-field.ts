import type { ComponentType } from 'react'
import type { Path } from '../../domain/editing/operations.ts'
import { isStale, textHash } from '../../domain/editing/sources.ts'
import { sameValue, valueAt } from '../../domain/editing/values.ts'
import { defaultLocale, type Locale, locales } from '../../domain/locales.ts'
import { isEmpty, isRecord } from '../../domain/values.ts'
import { doAct, setValue } from './acts.ts'
import type { Shape } from './catalogue.ts'
import { type EditorState, type RejectedOperation, viewIn } from './editor-state.ts'
import { useEditor, useEditorState } from './use-editor.ts'

/** The document, the block and the language that hold a field's value. */
export interface Place {
  doc: string
  id: string
  language: Locale
  /** The three languages stand beside each other. */
  isBeside: boolean
  /** What tells the fields of one language from those beside them: '' for the language at work. */
  column: string
}

export const fieldId = (path: Path, { column }: Pick<Place, 'column'> = { column: '' }): string =>
  `${column}field-${path.join('-')}`

/** The id of the same field in the language at work. */
export const idAtWork = (id: string): string => id.replace(/^[a-z]{2}-field-/, 'field-')

const isRejectedAt = ({ doc, id, language }: Place, [name]: Path, { doc: rejectedIn, operation }: RejectedOperation) =>
  rejectedIn === doc &&
  operation.op === 'set' &&
  operation.id === id &&
  operation.locale === language &&
  operation.path[0] === name

function liveValueOf(published: EditorState['published'], { doc, id, language }: Place, path: Path): unknown {
  const live = published[doc]
  const data: unknown = id === '' ? live?.data : live?.layout?.find((one) => one.id === id)?.data
  return isRecord(data) ? valueAt(data[language], path) : undefined
}

/** What a field says now, what Dutch says there, what readers see, and how it is changed. */
export function useField(place: Place, path: Path) {
  const { state } = useEditor()
  const { drafts, published, rejected } = useEditorState()
  const { doc, id, language } = place
  const block = drafts[doc]?.[id]
  const valueIn = (locale: Locale) => valueAt(block?.data[locale], path)
  const value = valueIn(language)
  const liveValue = liveValueOf(published, place, path)
  const isTop = path.length === 1
  const [name = ''] = path
  const refused = rejected.find((one) => isRejectedAt(place, path, one))
  const dutch = language === defaultLocale ? undefined : valueIn(defaultLocale)
  const set = (next: unknown) => setValue(state, place, path, next)
  return {
    place,
    value,
    dutch,
    set,
    // Items of lists have ids in a draft alone: only what stands outside of them can be compared.
    isChanged: published[doc] !== undefined && isTop && typeof value === 'string' && !sameValue(value, liveValue),
    live: typeof liveValue === 'string' ? liveValue : '',
    isRefused: refused !== undefined,
    refusal: refused?.message ?? '',
    isFallingBack: isEmpty(value) && !isEmpty(dutch),
    /** Languages whose words an empty field can begin with. */
    copies: isEmpty(value) ? locales.filter((locale) => locale !== language && !isEmpty(valueIn(locale))) : [],
    copyFrom: (locale: Locale) => set(valueAt(viewIn(state, doc).get(id)?.data[locale], path)),
    isStale: isTop && block !== undefined && !isEmpty(value) && isStale(block, language, name),
    confirm: () => doAct(state, doc, { op: 'confirm', id, locale: language, path, from: textHash(dutch) }),
  }
}

/** What a field is that a frame is drawn around. */
export type FieldState = Omit<ReturnType<typeof useField>, 'value' | 'set'>

export interface FieldProps<Kind extends Shape['kind'] = Shape['kind']> {
  shape: Extract<Shape, { kind: Kind }>
  path: Path
  place: Place
}

/** A field that holds others, and what draws each of them. */
export interface HoldingFieldProps<Kind extends Shape['kind']> extends FieldProps<Kind> {
  Inner: ComponentType<{ shape: Shape; path: Path; place: Place }>
}
