import { expect, test } from 'vitest'
import type { Locale } from '../../domain/locales.ts'
import type { Assets } from './assets.ts'
import { withChangedTexts } from './changed-texts.ts'

const bundled = { auth: { title: 'Welkom' } }
const allBundled: Record<Locale, object> = { nl: bundled, en: bundled, fr: bundled }

/** The files of one area; `current` says what editors changed. */
function filesOf(current: Record<Locale, object>) {
  const bytes = { identity: Buffer.from(JSON.stringify(bundled)) }
  const built = (path: string) => (/-12345678\.json$/.test(path) ? { type: 'application/json', bytes } : null)
  const area = (name: string, locale: Locale) => ({
    script: '/assets/area.js',
    texts: `/assets/${name}-${locale}-12345678.json`,
  })
  const assets: Partial<Assets> = { get: built, area }
  const files = withChangedTexts(assets as Assets, { bundled: allBundled, current })
  return {
    get: files.get,
    say(locale: Locale, title: string) {
      current[locale] = { auth: { title } }
      return files.area('account', locale).texts
    },
  }
}

test('a file of texts that is still named is there, whatever else editors changed since', () => {
  const current = { ...allBundled }
  const { say, get } = filesOf(current)
  const dutch = say('nl', 'Kom binnen')
  const dutchTexts = current.nl
  const earlier = Array.from({ length: 100 }, (_, turn) => say('en', `Come in ${turn}`))
  expect(get(dutch)?.bytes.identity?.toString()).toContain('Kom binnen')

  say('nl', 'Kom binnen')
  expect(current.nl).not.toBe(dutchTexts)
  for (let turn = 0; turn < 59; turn += 1) say('fr', `Entrez ${turn}`)
  expect(get(dutch)?.bytes.identity?.toString()).toContain('Kom binnen')
  expect([get(earlier[0] ?? ''), get(say('fr', 'Entrez 58'))?.type]).toEqual([null, 'application/json'])
})
