import { setTimeout as sleep } from 'node:timers/promises'
import { applyTextOverrides } from '../../locales/texts.ts'
import { readChanges, readProvider, type StoredChange } from '../api/content/index.ts'
import { interfaceTextsTag, providerTag } from '../api/platform/index.ts'
import type { Store } from '../cache/store.ts'
import type { Database, Log } from '../db/client.ts'
import { applyProvider, provider } from '../domain/provider.ts'
import { textsTag } from '../server/caches/index.ts'

const untilNextTry = 1000

/** What is said on pages; mails are written anew each time. */
const onPages = (changes: readonly StoredChange[]): string =>
  JSON.stringify([
    provider,
    changes.flatMap(({ key, locale, text }) => (key.startsWith('mail.') ? [] : [[key, locale, text]])),
  ])

/** Says what editors changed and who the provider is, and forgets what says it otherwise: pages, and what they are made of. */
export function followTexts(db: Database, store: Store, log: Log) {
  let known = onPages([])
  let last: Promise<void> = Promise.resolve()

  async function read() {
    const changes = await readChanges(db)
    applyTextOverrides(changes)
    applyProvider(await readProvider(db))
    const now = onPages(changes)
    if (now !== known) store.drop([textsTag])
    known = now
  }

  /** What could not be read is read as soon as the database answers: until then the last that was known is said. */
  async function readAgain() {
    await sleep(untilNextTry, undefined, { ref: false })
    await follow()
  }

  /** One after the other: the newest is what was read last. */
  function follow(): Promise<void> {
    last = last.then(read).catch((error: unknown) => {
      log.warn({ err: error }, 'Changed texts could not be read')
      void readAgain()
    })
    return last
  }

  return {
    follow,
    /** Resolves when what these tags tell of is said. */
    onTags: async (tags: readonly string[]) => {
      if (tags.includes(interfaceTextsTag) || tags.includes(providerTag)) await follow()
    },
  }
}
