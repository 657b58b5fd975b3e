import { notInArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { mails } from '../../src/db/tables.ts'
import { readersOfTexts, textOf } from '../../src/domain/mails.ts'
import type { TestApi } from './api.ts'

type Api = Pick<TestApi, 'db' | 'parts'>

const counted = (values: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]))

/** What an act queues, as it is foretold; mails to ourselves are no news. */
async function sentBy(api: Api, act: () => Promise<unknown>) {
  const known = (await api.db.select({ id: mails.id }).from(mails)).map(({ id }) => id)
  await act()
  const queued = await api.db.select().from(mails).where(notInArray(mails.id, known))
  const sent = queued.filter(({ data, held }) => !held && readersOfTexts[textOf(data)] !== 'desk')
  const languages = new Map(sent.map(({ to, locale }) => [to.toLowerCase(), locale]))
  return {
    total: languages.size,
    languages: counted([...languages.values()]),
    kinds: counted(sent.map(({ kind }) => kind)),
    texts: sent.map((mail) => ({ to: mail.to, ...api.parts.renderMail(mail, api.parts) })),
  }
}

interface Foretold {
  total: number
  languages: { language: string; count: number }[]
  mails: { kind: string; count: number; to: string; subject: string; text: string }[]
}

/** Links that open something are of the act itself, and certificates have a number of their own. */
const withoutSecrets = (text: string) => text.replaceAll(/(session-choice|verify)\/\S+/g, '$1/…')

/** What was foretold is what an act then sends. */
export async function expectSent(api: Api, { total, languages, mails: kinds }: Foretold, act: () => Promise<unknown>) {
  const sent = await sentBy(api, act)
  expect(sent.total).toBe(total)
  expect(sent.languages).toEqual(Object.fromEntries(languages.map(({ language, count }) => [language, count])))
  expect(sent.kinds).toEqual(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])))
  for (const { to, subject, text } of kinds) {
    const own = sent.texts.filter((mail) => mail.to === to && mail.subject === subject)
    expect(own.map((mail) => withoutSecrets(mail.text))).toContain(withoutSecrets(text))
  }
}
