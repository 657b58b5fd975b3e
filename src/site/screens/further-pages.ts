/** The API's longest list. */
const pageSize = 999

/** The pages after the first of a list with so many items, side by side. */
export const furtherPages = <Page>(total: number | undefined, load: (page: number) => Promise<Page>): Promise<Page[]> =>
  Promise.all(
    Array.from({ length: Math.ceil(Math.max((total ?? 0) - pageSize, 0) / pageSize) }, (_, index) => load(index + 2)),
  )
