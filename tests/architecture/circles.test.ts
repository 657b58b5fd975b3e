import { expect, it } from 'vitest'
import { circlesOf } from '../../src/house/survey.ts'
import { everything, importsOf } from './import-graph.ts'

it('no file imports itself by way of others, not even a type', () => {
  const known = new Set(everything)
  const imported = new Map(
    everything.map((file) => [file, new Set(importsOf(file).flatMap(({ to }) => (known.has(to) ? [to] : [])))]),
  )
  expect(circlesOf(imported).map((circle) => circle.join(' -> '))).toEqual([])
})
