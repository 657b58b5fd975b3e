import { expect, it } from 'vitest'
import { everything, importsOf } from './import-graph.ts'

const known = new Set(everything)
const imported = new Map(
  everything.map((file) => [file, importsOf(file).flatMap(({ to }) => (known.has(to) ? [to] : []))]),
)

/** The files that import each other in a circle, found on a walk from one of them; null when there is none. */
function circleFrom(file: string, way: string[], done: Set<string>): string[] | null {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
  if (done.has(file)) return null
  done.add(file)
  for (const next of imported.get(file) ?? []) {
    const circle = circleFrom(next, [...way, file], done)
    if (circle) return circle
  }
  return null
}

it('no file imports itself by way of others, not even a type', () => {
  const done = new Set<string>()
  const circles = everything.map((file) => circleFrom(file, [], done)).filter((circle) => circle !== null)
  expect(circles.map((circle) => circle.join(' -> '))).toEqual([])
})
