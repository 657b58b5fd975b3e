import type { ResourceCalls } from './definition.ts'

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What people read of each of the six calls: a line for lists of calls, and sentences. */
export function describeCalls({ words: { one, many, about }, more = {} }: ResourceCalls) {
  const described = (summary: string, ...sentences: (string | undefined)[]) => ({
    summary,
    description: sentences.filter(Boolean).join(' '),
  })
  return {
    list: described(`A page of ${many}`, about, 'A page of those that fit the filters, and how many those are in all.'),
    all: described(`All ${many}`, about, 'All that fit the filters at once, as a plain array.'),
    read: described(
      capital(one),
      about,
      'One of them; 404 when there is none, or when the caller may not see it.',
      more.read,
    ),
    create: described(`Adds ${one}`, `Adds ${one} and gives it back with its id.`, more.create),
    update: described(
      `Changes ${one}`,
      `Changes what the body names of ${one}, leaves the rest as it is, and gives back the whole.`,
      more.update,
    ),
    delete: described(`Deletes ${one}`, `Deletes ${one}.`, more.delete),
  }
}
