import { useTexts } from '../texts.ts'

const fields = ['firstName', 'lastName', 'email', 'dateOfBirth', 'birthPlace'] as const

/** What the fields of somebody new are called, by their names. */
export function useNewcomerLabels(): Record<string, string> {
  const t = useTexts('fields')
  return Object.fromEntries(fields.map((name) => [`newStudent.${name}`, t(name)]))
}
