/** Whose pages they are, and where they stand. */
export interface Site {
  brand: string
  publicUrl: string
}
