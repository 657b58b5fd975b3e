/** Whose pages they are, and where they stand. */
export interface Site {
  brand: string
  publicUrl: string
  /** Shows what its pages are made of, at /dev/kit. */
  hasKit: boolean
}
