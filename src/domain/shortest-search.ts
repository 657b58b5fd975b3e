/** Fewer letters of a name than that no index finds. */
export const shortestSearch = 3
