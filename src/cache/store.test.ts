import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { type CacheOptions, createStore } from './store.ts'

const megabyte = 1024 * 1024

interface Thing {
  name: string
  tags: string[] | null
  bytes?: number
}

const options: CacheOptions<Thing> = {
  sizeOf: ({ bytes = 1000 }) => bytes,
  tagsOf: ({ tags }) => tags && new Set(tags),
}

function trustedStore(maxBytes = 8 * megabyte) {
  const store = createStore(maxBytes)
  store.trust()
  return store
}

const thing = (name: string, ...tags: string[]): Thing => ({ name, tags })

test('what was made is given again until one of its tags is dropped', async () => {
  const store = trustedStore()
  const pages = store.cache('page', options)
  const make = vi.fn(async () => thing('home', 'content:homepage', 'session:1'))
  for (let visit = 0; visit < 3; visit += 1) await pages.fetch('/', make)
  expect(make).toHaveBeenCalledTimes(1)
  store.drop(['session:2', 'content:about'])
  await pages.fetch('/', make)
  expect(make).toHaveBeenCalledTimes(1)
  store.drop(['session:1'])
  expect(pages.get('/')).toBeUndefined()
  await pages.fetch('/', make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('the same key in two caches names two things, and a drop reaches both', async () => {
  const store = trustedStore()
  const [pages, queries] = [store.cache('page', options), store.cache('query', options)]
  await pages.fetch('a', async () => thing('page', 'courses'))
  await queries.fetch('a', async () => thing('query', 'courses'))
  expect([pages.get('a')?.name, queries.get('a')?.name]).toEqual(['page', 'query'])
  store.drop(['courses'])
  expect([pages.get('a'), queries.get('a')]).toEqual([undefined, undefined])
})

test('requests in flight are shared, but not with who comes after a change', async () => {
  const store = trustedStore()
  const pages = store.cache('page', options)
  const { promise, resolve } = Promise.withResolvers<Thing>()
  const make = vi.fn(() => promise)
  const [first, second] = [pages.fetch('/', make), pages.fetch('/', make)]
  store.drop(['courses'])
  const late = pages.fetch('/', async () => thing('new', 'courses'))
  resolve(thing('old', 'courses'))
  expect((await Promise.all([first, second, late])).map(({ name }) => name)).toEqual(['old', 'old', 'new'])
  expect(make).toHaveBeenCalledTimes(1)
  expect(pages.get('/')?.name).toBe('new')
})

test('what was being made while something it shows changed is not kept, anything else is', async () => {
  const store = trustedStore()
  const pages = store.cache('page', options)
  for (const [key, tag] of [
    ['a', 'session:1'],
    ['b', 'session:2'],
  ] as const) {
    const { promise, resolve } = Promise.withResolvers<Thing>()
    const making = pages.fetch(key, () => promise)
    store.drop(['session:1'])
    resolve(thing(key, tag))
    await making
  }
  expect([pages.get('a'), pages.get('b')?.name]).toEqual([undefined, 'b'])
})

test('a failure is told to all who wait, and the next one tries again', async () => {
  const pages = trustedStore().cache('page', options)
  const fail = () =>
    pages.fetch('/', async () => {
      throw new Error('away')
    })
  const results = await Promise.allSettled([fail(), fail()])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await pages.fetch('/', async () => thing('there', 'a'))).name).toBe('there')
})

test('without trust nothing is kept or given, whatever the cache; old things are there for who asks for them', async () => {
  const store = createStore(megabyte)
  const caches = ['page', 'query', 'response'].map((name) => store.cache(name, options))
  for (const cache of caches) {
    await cache.fetch('a', async () => thing('before', 'a'))
    expect(cache.getStale('a')).toBeUndefined()
  }
  store.trust()
  for (const cache of caches) await cache.fetch('a', async () => thing('kept', 'a'))
  store.bypass()
  for (const cache of caches) {
    expect([cache.get('a'), cache.getStale('a')?.name]).toEqual([undefined, 'kept'])
    expect((await cache.fetch('a', async () => thing('untrusted', 'a'))).name).toBe('untrusted')
    expect(cache.getStale('a')?.name).toBe('kept')
  }
  store.trust()
  for (const cache of caches) expect(cache.getStale('a')).toBeUndefined()
})

test('what was begun without trust is not kept after it came back', async () => {
  const store = trustedStore()
  const pages = store.cache('page', options)
  const { promise, resolve } = Promise.withResolvers<Thing>()
  const making = pages.fetch('/', () => promise)
  store.bypass()
  store.trust()
  resolve(thing('old', 'a'))
  await making
  expect(pages.get('/')).toBeUndefined()
})

test('what may not be kept, is too large, or lies in a cache that is off is made each time', async () => {
  const store = trustedStore(megabyte)
  const personal = store.cache('personal', options)
  const off = store.cache('off', { ...options, enabled: false })
  await personal.fetch('a', async () => ({ name: 'mine', tags: null }))
  await personal.fetch('b', async () => ({ name: 'large', tags: [], bytes: megabyte / 2 }))
  await off.fetch('a', async () => thing('a', 'a'))
  expect([personal.get('a'), personal.get('b'), off.get('a'), store.bytes]).toEqual([
    undefined,
    undefined,
    undefined,
    0,
  ])
})

test('a minute is the longest that anything is given again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const pages = trustedStore().cache('page', options)
    await pages.fetch('/', async () => thing('first', 'a'))
    vi.advanceTimersByTime(59_000)
    expect(pages.get('/')?.name).toBe('first')
    vi.advanceTimersByTime(2000)
    expect([pages.get('/'), pages.getStale('/')?.name]).toEqual([undefined, 'first'])
    await pages.fetch('/', async () => thing('second', 'a'))
    expect(pages.get('/')?.name).toBe('second')
  } finally {
    vi.useRealTimers()
  }
})

test('ten thousand searches asked once do not push out the home page', async () => {
  const store = trustedStore(2 * megabyte)
  const pages = store.cache('page', options)
  const home = vi.fn(async () => ({ name: 'home', tags: ['content:homepage'], bytes: 20_000 }))
  await pages.fetch('/', home)
  await pages.fetch('/', home)
  for (let search = 0; search < 10_000; search += 1) {
    await pages.fetch(`/courses?search=${search}`, async () => ({ name: 'list', tags: ['courses'], bytes: 20_000 }))
  }
  await pages.fetch('/', home)
  expect(home).toHaveBeenCalledTimes(1)
  expect(store.bytes).toBeLessThanOrEqual(2 * megabyte)
})

test('what is asked for often takes turns by how lately it was asked for, within the bytes there are', async () => {
  const store = trustedStore(megabyte)
  const pages = store.cache('page', options)
  const ask = (key: string) => pages.fetch(key, async () => ({ name: key, tags: [key], bytes: 10_000 }))
  for (let page = 0; page < 200; page += 1) {
    await ask(`${page}`)
    await ask(`${page}`)
  }
  expect(store.bytes).toBeLessThanOrEqual(megabyte)
  expect(pages.get('199')?.name).toBe('199')
  expect(pages.get('0')).toBeUndefined()
  const { count = 0, bytes = 0 } = store.sizes().get('page') ?? {}
  expect([count > 80, bytes]).toEqual([true, store.bytes])
})

test('a value that grows is weighed again', async () => {
  const store = trustedStore(megabyte)
  const pages = store.cache('page', options)
  const page = { name: 'home', tags: ['a'], bytes: 1000 }
  await pages.fetch('/', async () => page)
  const before = store.bytes
  page.bytes = 5000
  pages.weigh('/', page)
  expect(store.bytes - before).toBe(4000)
  pages.weigh('/', { ...page })
  expect(store.bytes - before).toBe(4000)
  store.drop(['a'])
  expect(store.bytes).toBe(0)
})

test('nothing of what has gone stays behind', async () => {
  const store = trustedStore(megabyte)
  const pages = store.cache('page', options)
  const makings = Array.from({ length: 3000 }, async (_, index) => {
    await pages.fetch(`/${index}`, async () => {
      await sleep(index % 3)
      return thing('page', `course:${index}`, `session:${index}`, 'courses')
    })
    store.drop([`session:${index}`])
  })
  await Promise.all(makings)
  store.drop(['courses'])
  expect([store.bytes, store.sizes().size]).toEqual([0, 0])
})
