/** How much one customer may add: an organisation together, a private person alone. */
export const mostStudents = 5000
export const mostFiles = 1000
/** Bytes of all of them. */
export const mostFileBytes = 1024 ** 3
