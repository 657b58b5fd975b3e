/** Nothing was filled in there: the Dutch is shown, or a gap. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
