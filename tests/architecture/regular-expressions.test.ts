import { globSync, readFileSync } from 'node:fs'
import { analyse, type Report } from 'scslre'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { emailAddress, key, line, paragraphs, phoneNumber, webAddress } from '../../schemas/rules.ts'
import { vatNumber } from '../../schemas/vat-number.ts'
import { videoAddress } from '../../schemas/video-address.ts'

/** What runs while the product is built reads nothing that a visitor sent. */
const sources = globSync('{src,schemas,blocks}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.|\.gen\.|src\/launch\/|src\/ui\/gql\//.test(file),
)

interface Pattern {
  pattern: string
  flags: string
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isPattern = (value: unknown): value is Pattern => isNode(value) && 'pattern' in value && 'flags' in value

function patternsIn(node: unknown): Pattern[] {
  if (!isNode(node)) return []
  const own = node.type === 'Literal' && isPattern(node.regex) ? [node.regex] : []
  return [...own, ...Object.values(node).flatMap(patternsIn)]
}

const problemsOf = ({ pattern, flags }: Pattern): readonly Report[] => analyse({ source: pattern, flags }).reports

test('no regular expression takes more time than its input is long', () => {
  const patterns = sources.flatMap((file) => patternsIn(parseSync(file, readFileSync(file, 'utf8')).program))
  expect(patterns.length).toBeGreaterThan(50)
  const slow = patterns.filter((pattern) => problemsOf(pattern).length > 0)
  expect(slow.map(({ pattern }) => pattern)).toEqual([])
})

test.each([/\/+$/, /^(.*?)(\w+)$/, /(a+)+$/])('the analysis sees what is wrong with %s', ({ source, flags }) => {
  expect(problemsOf({ pattern: source, flags })).not.toEqual([])
})

/** Each part over and over, then what fits nothing: where a pattern would try every way to divide it. */
const pumps = [
  'a',
  'a.',
  'a-',
  '1',
  '1-',
  ' ',
  ' 1',
  '/',
  '://',
  'http://a',
  'a@',
  'a@a.',
  '&v=',
  '?',
  '+',
  'BE0',
  '\n',
]
const worst = (size: number) => pumps.map((part) => `${part.repeat(size / part.length)}!\0`)

const rules = {
  emailAddress,
  key,
  line: line(),
  paragraphs: paragraphs(1000),
  phoneNumber,
  vatNumber,
  videoAddress,
  webAddress,
}

test.each(Object.entries(rules))('%s judges a megabyte at once', (_, rule) => {
  for (const text of worst(1_000_000)) {
    for (const prefix of ['', 'http://', 'https://www.youtube.com/watch?', 'a@a.']) {
      // Of this process alone: others may keep the machine busy.
      const begin = process.cpuUsage()
      expect(rule.isValidSync(prefix + text)).toBe(false)
      expect(process.cpuUsage(begin).user).toBeLessThan(500_000)
    }
  }
})
