import { expect, it } from 'vitest'
import { everything, read } from './import-graph.ts'

/** Words that were coined here, beside what an engineer would search for. */
const coined = {
  underWay: 'inFlight',
  keptAnswer: 'cachedResponse',
  keptAnswers: 'responseCache',
  rollCall: 'propagationBarrier',
  caughtUp: 'propagated',
  distrust: 'bypass',
  ownPath: 'safeRedirectPath',
  passOn: 'forwardError',
  sayer: 'translator',
  stranger: 'guest, or whose caller',
  lostFloor: 'statusPage',
  LostFloor: 'StatusPage',
  mayMove: 'canTransition',
  askedMoves: 'requestedTransitions',
  rememberBy: 'memoize',
  inTurn: 'mutex',
  houseOf: 'partOf',
}

const kebab = (word: string) => word.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()
const words = Object.entries(coined).map(([word, say]) => {
  const inText = new RegExp(`\\b${word}\\b`)
  const inName = new RegExp(`(^|[/.])${kebab(word)}[.]`)
  return { isIn: (file: string) => inName.test(file) || inText.test(read(file)), told: `${word}: say ${say}` }
})

it('names things in the terms of the field, in files and in their names', () => {
  const files = everything.filter((file) => !file.endsWith('/names.test.ts'))
  const found = files.flatMap((file) => words.filter(({ isIn }) => isIn(file)).map(({ told }) => `${file}: ${told}`))
  expect(found).toEqual([])
})

it('spreads no object that is written out there: a line may break', () => {
  const files = everything.filter((file) => !file.startsWith('tests/'))
  expect(files.filter((file) => /\.\.\.\{/.test(read(file)))).toEqual([])
})
