/** What is there of a list whose answer may have holes: the gateway types every element as possibly null. */
export const listed = <T>(list: readonly (T | null | undefined)[] | null | undefined): T[] =>
  (list ?? []).filter((element) => element !== null && element !== undefined)

interface Person {
  firstName: string
  lastName: string
}

export const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`
