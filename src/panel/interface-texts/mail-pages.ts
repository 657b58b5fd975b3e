import { mailReaders } from '../../domain/define-mail.ts'
import { plainText } from '../../domain/html.ts'
import type { Locale } from '../../domain/locales.ts'
import { type MailText, readersOfTexts } from '../../domain/mails.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { openedText, resetForm, textForm } from './page.ts'

export type MailKind = MailText

export const mailTextsPath = '/words/mails'

export const isMailKind = (name: string): name is MailKind => Object.hasOwn(allTexts.nl.mail.kinds, name)

/** With what is filled in left open. */
const opened = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '…')

/** What mails are called here: what stands above their text. */
export const mailName = (kind: string, locale: Locale): string =>
  isMailKind(kind) ? opened(allTexts[locale].mail.kinds[kind].title) : kind

/** What an inbox shows of them. */
export const mailSubject = (kind: MailKind, locale: Locale): string => opened(allTexts[locale].mail.kinds[kind].subject)

export function told(kind: MailKind, locale: Locale): [reader: string, when: string] {
  const { to, sent } = allTexts[locale]['panel-mail-texts']
  return [to[readersOfTexts[kind]], sent[kind]]
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
    .toSorted((one, other) => mailReaders.indexOf(readersOfTexts[one]) - mailReaders.indexOf(readersOfTexts[other]))
}

export const mailTextsList = defineResourceList({
  path: mailTextsPath,
  texts: 'panel-mail-texts',
  orders: ['name'],
  usual: 'ASC',
  filters: { search: 'search', reader: mailReaders },
})

const query = graphql(`
  query MailTexts($under: String!) {
    interfaceTexts(under: $under, limit: 20) {
      items { ...SaidText }
    }
  }
`)

/** What one mail says, in three languages, with the mail itself beside it. */
export const mailTextPage = definePanelPage({
  path: '/control-panel/words/mails/:kind',
  search: ['edit', 'in'],
  query: {
    document: query,
    variables: ({ params }) => ({ under: `mail.kinds.${params.kind}` }),
    isThere: (_data, { params }) => isMailKind(params.kind ?? ''),
  },
  forms: [textForm, resetForm],
  refused: (form, { locale }) => (form === textForm.name ? { text: allTexts[locale]['panel-words'].savedSince } : null),
  hasFrame: true,
  title: (_data, { params, locale }) => mailName(params.kind ?? '', locale),
})

/** The mail as its reader gets it, with made-up facts. */
export const mailPreviewFile = definePanelPage({
  path: '/control-panel/words/mails/:kind/preview',
  search: ['in'],
  isMail: true,
  file(page) {
    const { kind = '' } = page.params
    return isMailKind(kind) ? { path: `/mail-texts/${kind}/preview?locale=${openedText(page).locale}` } : null
  },
})
