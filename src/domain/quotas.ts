/** How much one customer may add: an organisation together, a private person alone. */
export const mostStudents = 5000

/** Files, and bytes of all of them. */
export const fileQuotas = {
  organisation: { files: 1000, bytes: 1024 ** 3 },
  privatePerson: { files: 50, bytes: 100 * 1024 ** 2 },
}
