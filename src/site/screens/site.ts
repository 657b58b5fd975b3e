import type { Measuring } from '../../domain/measuring.ts'

/** Whose pages they are, and where they stand. */
export interface Site {
  brand: string
  publicUrl: string
  /** What counts visits of whoever says that it may. */
  measuring: Measuring
  /** Shows what its pages are made of, at /dev/kit. */
  hasKit: boolean
}
