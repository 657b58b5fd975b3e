import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createStore } from '../../cache/store.ts'
import { createImages } from './images.ts'

test('a picture that cannot be kept, on a full disk for instance, is shown all the same', async () => {
  const original = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c9532b' } })
    .png()
    .toBuffer()
  const logged: object[] = []
  const images = createImages({
    store: createStore(1_000_000),
    find: async (id) => ({ objectId: id, version: 1 }),
    read: async () => original,
    folder: '/dev/null/full',
    log: { warn: (details) => logged.push(details) },
  })
  const url = new URL(`http://site.test/images/${crypto.randomUUID()}?w=96&f=webp`)
  expect(await images.find(url)).toMatchObject({ type: 'image/webp' })
  expect(logged).toHaveLength(1)
})
