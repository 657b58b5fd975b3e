import { plainText } from '../../../domain/html.ts'
import type { Locale } from '../../../domain/locales.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { type MailKind, mailReaders, readerOf } from './mail-readers.ts'

export type { MailKind }

export const mailTextsPath = '/words/mails'

export const isMailKind = (name: string): name is MailKind => Object.hasOwn(allTexts.nl.mail.kinds, name)

/** With what is filled in left open. */
const opened = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '…')

/** What mails are called here: what stands above their text. */
export const mailName = (kind: string, locale: Locale): string =>
  isMailKind(kind) ? opened(allTexts[locale].mail.kinds[kind].title) : kind

/** What an inbox shows of them. */
export const mailSubject = (kind: MailKind, locale: Locale): string => opened(allTexts[locale].mail.kinds[kind].subject)

/** Who gets it, and when. */
export function told(kind: MailKind, locale: Locale): [reader: string, when: string] {
  const { to, sent } = allTexts[locale]['panel-mail-texts']
  return [to[readerOf[kind]], sent[kind]]
}

/** Those that say a word somewhere, by who gets them and then by the name they bear here. */
export function mailKindsWith(words: string, locale: Locale): MailKind[] {
  const wanted = plainText(words).split(/\s+/).filter(Boolean)
  const says = (kind: string) => {
    const texts = isMailKind(kind) ? [...Object.values(allTexts[locale].mail.kinds[kind]), ...told(kind, locale)] : []
    const text = plainText([kind, ...texts].join('\n'))
    return wanted.every((word) => text.includes(word))
  }
  return Object.keys(allTexts.nl.mail.kinds)
    .filter(isMailKind)
    .filter(says)
    .toSorted((one, other) => mailName(one, locale).localeCompare(mailName(other, locale), locale))
    .toSorted((one, other) => mailReaders.indexOf(readerOf[one]) - mailReaders.indexOf(readerOf[other]))
}
