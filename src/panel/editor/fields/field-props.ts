import type { ComponentType } from 'react'
import type { Path } from '../../../domain/editing/operations.ts'
import type { Shape } from '../shapes.ts'
import type { Place } from './use-field.ts'

export interface FieldProps<Kind extends Shape['kind'] = Shape['kind']> {
  shape: Extract<Shape, { kind: Kind }>
  path: Path
  place: Place
}

/** A field that holds others, and what draws each of them. */
export interface HoldingFieldProps<Kind extends Shape['kind']> extends FieldProps<Kind> {
  Inner: ComponentType<{ shape: Shape; path: Path; place: Place }>
}
