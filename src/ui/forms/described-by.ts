/** What the element of a field names as its description: its hint, and what is wrong with it. */
export const describedBy = (id: string, hint: string | undefined, error: string | undefined): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
