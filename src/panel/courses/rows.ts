import { type Localized, locales } from '../../domain/locales.ts'

type Texts = Localized<string | null>
/** One text area a language. */
type Typed = Partial<Texts>

/** Stands where a language has no translation of a row. */
const none = '-'

const linesOf = (text: string | null | undefined) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const orNull = (text: string | undefined) => (text === undefined || text === none ? null : text)

/** A list as text areas: a row a line; a language without any row is empty. */
export function typedRows(rows: readonly Partial<Texts>[]): Localized {
  const inLanguage = (locale: keyof Texts) =>
    rows.some((row) => row[locale]) ? rows.map((row) => row[locale]?.replaceAll('\n', ' ') || none).join('\n') : ''
  return { nl: inLanguage('nl'), en: inLanguage('en'), fr: inLanguage('fr') }
}

/** The list that was typed: its rows are those of the Dutch, the others go by their place. */
export function rowsOf(typed: Typed | undefined) {
  const [nl, en, fr] = locales.map((locale) => linesOf(typed?.[locale]))
  return (nl ?? []).map((line, index) => ({ nl: line, en: orNull(en?.[index]), fr: orNull(fr?.[index]) }))
}

export const rowCount = (text: string | null | undefined): number => linesOf(text).length

interface Part {
  title: string
  text: string
}

/** The title of a line that begins a part. */
const headingOf = (line: string) => (line.startsWith('#') ? line.slice(1).trim() : undefined)

/** A line of a text that looks as if it began a part bears '\\' before it, as does one that bears that itself. */
const escaped = (text: string) => text.replaceAll(/^(?=\\*#)/gm, '\\')
const unescaped = (line: string) => line.replace(/^\\(?=\\*#)/, '')

/** What stands under each '# title'; what stands above the first of them is of none. */
function partsOf(text: string | null | undefined): Part[] {
  const parts: Part[] = []
  for (const line of (text ?? '').split('\n')) {
    const title = headingOf(line)
    const last = parts.at(-1)
    if (title !== undefined) parts.push({ title, text: '' })
    else if (last) last.text += `${unescaped(line)}\n`
  }
  return parts.map((part) => ({ ...part, text: part.text.trim() }))
}

/** Whether each part of a programme has a title and a text. */
export const isProgramme = (text: string | null | undefined): boolean =>
  !text?.trim() || (text.trim().startsWith('#') && partsOf(text).every((part) => part.title && part.text))

export const partCount = (text: string | null | undefined): number => partsOf(text).length

type ProgrammePart = { title: Partial<Texts>; text: Partial<Texts> }

/** A programme as text areas: each part its title after '#', and its text under it. */
export function typedProgramme(programme: readonly ProgrammePart[]): Localized {
  const inLanguage = (locale: keyof Texts) =>
    programme.some(({ title, text }) => title[locale] || text[locale])
      ? programme.map(({ title, text }) => `# ${title[locale] || none}\n${escaped(text[locale] || none)}`).join('\n\n')
      : ''
  return { nl: inLanguage('nl'), en: inLanguage('en'), fr: inLanguage('fr') }
}

/** The programme that was typed: its parts are those of the Dutch, the others go by their place. */
export function programmeOf(typed: Typed | undefined) {
  const [nl, en, fr] = locales.map((locale) => partsOf(typed?.[locale]))
  return (nl ?? []).map((part, index) => ({
    title: { nl: part.title, en: orNull(en?.[index]?.title), fr: orNull(fr?.[index]?.title) },
    text: { nl: part.text, en: orNull(en?.[index]?.text), fr: orNull(fr?.[index]?.text) },
  }))
}
