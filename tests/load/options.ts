/** What was asked for as `--name=value`. */
export const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)

/** Those whose name was asked for as `--option=one,two`, all where nothing was; throws for a name that none has. */
export function selected<T>(name: string, all: readonly T[], nameOf: (one: T) => string): T[] {
  const asked = option(name)?.split(',')
  const unknown = asked?.filter((one) => !all.some((known) => nameOf(known) === one)) ?? []
  if (unknown.length > 0) throw new Error(`--${name} knows ${all.map(nameOf).join(', ')}, not ${unknown.join(', ')}`)
  return all.filter((one) => !asked || asked.includes(nameOf(one)))
}
