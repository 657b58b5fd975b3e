import { snapshot } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import type { Block } from '../../domain/editing/operations.ts'
import { doAct, goBack, setValue } from './acts.ts'
import type { EditorData } from './editor-data.ts'
import { change, liveState, openState } from './editor-state.ts'

const block = (id: string, position: string): Block => ({
  id,
  block: id === '' ? '' : 'faq',
  position,
  hidden: null,
  removed: false,
  data: { nl: { title: 'Vragen', items: [{ _id: 'one', text: 'Wat?' }] }, en: { title: 'Questions' } },
})

function begin() {
  const blocks = [block('', ''), block('a', 'V'), block('b', 'W')]
  return liveState(openState({ drafts: { home: { version: 1, blocks } }, locale: 'nl' } as unknown as EditorData, 'me'))
}
const place = { doc: 'home', id: 'a', language: 'nl' } as const

test('a letter changes the value of its field, and leaves every other as it is', () => {
  const state = begin()
  const before = snapshot(state).drafts.home
  setValue(state, place, ['title'], 'Vraag')
  const after = snapshot(state).drafts.home
  expect(after?.a?.data.nl?.title).toBe('Vraag')
  expect(after?.b).toBe(before?.b)
  expect(after?.a?.data.en).toBe(before?.a?.data.en)
  expect(after?.a?.data.nl?.items).toBe(before?.a?.data.nl?.items)
})

test('drafts say what replicas say: of lists, of what was taken away, taken back and refused', () => {
  const state = begin()
  setValue(state, place, ['items', 'one', 'text'], 'Hoe?')
  expect(state.drafts.home?.a?.data.nl?.items).toEqual([{ _id: 'one', text: 'Hoe?' }])
  setValue(state, place, ['title'], null)
  expect(state.drafts.home?.a?.data.nl).not.toHaveProperty('title')
  goBack(state, 'undo')
  expect(state.drafts.home?.a?.data.nl?.title).toBe('Vragen')
  doAct(state, 'home', { op: 'remove', id: 'b' })
  expect(state.drafts.home?.b?.removed).toBe(true)
  const operation = { op: 'set', id: 'a', locale: 'fr', path: ['title'], value: 'Trop long' } as const
  change(state, { rejected: [{ doc: 'home', operation, message: 'tooLarge' }] })
  expect(state.drafts.home?.a?.data.fr?.title).toBe('Trop long')
  change(state, { rejected: [] })
  expect(state.drafts.home?.a?.data).not.toHaveProperty('fr')
})
