import { string } from 'yup'
import type { PageContext } from '../../../ui/page-context.ts'
import { type ContentState, contentsIn } from '../content-query.ts'

/** A document as a box of a form says it: the version that was looked at, and its type. */
export const choiceOf = ({ type, version }: Pick<ContentState, 'type' | 'version'>): string => `${version} ${type}`

/** One such box. */
export const choice = string().matches(/^[1-9]\d{0,8} \S{1,100}$/, 'error.form')

/** What such boxes name. */
export const documentsIn = (choices: readonly string[]) =>
  choices.map((text) => {
    const [version = '', type = ''] = text.split(' ')
    return { type, version: Number(version) }
  })

/** Those that the address names; else all that readers do not see as they are. */
export function offeredDocuments(data: Parameters<typeof contentsIn>[0], { search }: PageContext): ContentState[] {
  const saved = contentsIn(data).filter(({ version }) => version > 0)
  const asked = saved.filter(({ type }) => search.document?.includes(type))
  if (asked.length > 0) return asked
  return saved.filter(({ languages }) => languages.some((language) => language?.state === 'changed'))
}
