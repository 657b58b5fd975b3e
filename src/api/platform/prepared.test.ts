import { expect, test } from 'vitest'
import { connect } from '../../db/client.ts'
import { preparedByShape } from './prepared.ts'

test('keeps a hundred shapes of a statement, those that were asked for last', async () => {
  // Nothing is asked of a database.
  const { db, close } = connect('postgres://localhost/none')
  const built: string[] = []
  const prepared = preparedByShape(
    (shape: string) => shape,
    (_, shape) => built.push(shape),
  )
  const ask = (...shapes: string[]) => {
    built.length = 0
    for (const shape of shapes) prepared(db, shape)
    return [...built]
  }
  const hundred = Array.from({ length: 100 }, (_, index) => `shape ${index}`)
  expect(ask(...hundred)).toEqual(hundred)
  expect(ask('shape 0', 'one more')).toEqual(['one more'])
  // Only the second is the oldest by now: the first was asked for again.
  expect(ask('shape 0', 'shape 2', 'shape 99', 'one more', 'shape 1')).toEqual(['shape 1'])
  await close()
})
