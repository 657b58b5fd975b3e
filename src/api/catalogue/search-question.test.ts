import { expect, test } from 'vitest'
import { searchQuestion } from './search-question.ts'
import { readSearchTerms } from './search-terms.ts'

const { nl: terms } = readSearchTerms([
  ['nl', 'cursus', []],
  ['nl', 'ehbo', ['Eerste hulp']],
  ['nl', 'leiding geven', ['leidinggeven']],
  ['nl', 'geven', ['schenken']],
  ['nl', 'co2', ['klimaat']],
  ['nl', "d'équipe", ['team']],
  ['xx', 'excel', ['rekenblad']],
])
const asked = (search: string) => searchQuestion(search, terms).question

test.each([
  ['excel', "('excel':*)"],
  ['excel ', "('excel')"],
  ['power bi', "('power') & ('bi')"],
  ['EHBO', "('EHBO':* | 'Eerste hulp')"],
  ['ehbo gent', "('ehbo' | 'Eerste hulp') & ('gent':*)"],
  ['cursus ehbo', "('ehbo':* | 'Eerste hulp')"],
  ['ehbo cursus', "('ehbo':* | 'Eerste hulp')"],
  ['Cursus', "('Cursus':*)"],
  ['leiding geven', "('leiding geven':* | 'leidinggeven')"],
  ['leiding-GEVEN!', "('leiding GEVEN' | 'leidinggeven')"],
  ['aan geven', "('aan') & ('geven':* | 'schenken')"],
  ['CO₂', "('CO2':* | 'klimaat')"],
  ['chef d’equipe', "('chef') & ('d equipe':* | 'team')"],
  ["'); drop", "('drop':*)"],
  ['?!', ''],
])('%j asks for %s', (search, question) => {
  expect(asked(search)).toBe(question)
})

test('signs that mean something are read as they stand', () => {
  expect(searchQuestion('"power bi"', terms)).toMatchObject({ search: '"power bi"', head: '', question: '' })
  expect(searchQuestion('excel or word', terms)).toMatchObject({ search: 'excel or word', head: '', question: '' })
  expect(searchQuestion('excel -gent bas', terms)).toMatchObject({ head: 'excel -gent ', question: 'bas:*' })
})

test('any of the words will do where some are enough', () => {
  const { question, titled } = searchQuestion('ehbo gent', terms, { some: true })
  expect([question, titled]).toEqual(["('ehbo' | 'Eerste hulp') | ('gent')", ''])
})

test('parts of titles are looked for by words that are long enough to say something', () => {
  expect(searchQuestion('cursus veiligheid', terms)).toMatchObject({
    pattern: '%veiligheid%',
    patterns: ['%veiligheid%'],
  })
  expect(searchQuestion('veiligheid op', terms)).toMatchObject({ pattern: null, patterns: [] })
})
