let known: Promise<Set<string>> | undefined

/** 49,000 of them, the most used first: a megabyte that only whoever chooses a password needs. */
async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

/** Whether it is one of those that are tried first: a common one, or the brand's name with whatever digits. */
export async function isCommonPassword(password: string, brand: string): Promise<boolean> {
  known ??= load()
  const letters = lettersOf(brand)
  return (await known).has(password.toLowerCase()) || (letters !== '' && lettersOf(password) === letters)
}
