import type { Visitor } from '../../../domain/visitor.ts'
import { dismissSnackbars, showSnackbar } from '../../../ui/snackbars/store.ts'
import type { Texts } from '../../../ui/texts.ts'
import type { Site } from '../../site.ts'
import { arrive } from './arrive.ts'
import type { Area, Shown } from './create-area.ts'
import { createEntries } from './entries.ts'
import { swap } from './swap.ts'

interface Settings {
  area: Area
  site: Site
  /** Begins to show that something is on its way; what it gives ends that. */
  startWaiting(): () => void
  /** False: who has typed something wants to stay. */
  mayLeave(): Promise<boolean>
  texts: Texts
}

type Way = 'push' | 'replace' | 'back'

const addressOf = ({ pathname, search }: URL) => pathname + search

/** Moves inside an area: nothing is loaded anew, the last one asked for wins, one that fails keeps what is shown. */
export function createMoves({ area, site, startWaiting, mayLeave, texts }: Settings) {
  const entries = createEntries()
  let shownAt = new URL(location.href)
  let last = 0
  const failures = new Set<string>()

  /** Undefined when another move was asked for meanwhile; throws when the page cannot be had. */
  async function load(address: URL, canBeKept: boolean): Promise<Shown | null | undefined> {
    last += 1
    const turn = last
    const stopWaiting = startWaiting()
    try {
      const next = await area.load(address, { canBeKept })
      return turn === last ? next : undefined
    } catch (error) {
      if (turn === last) throw error
      return undefined
    } finally {
      stopWaiting()
    }
  }

  async function show(next: Shown, asked: URL, way: Way, said?: string) {
    const address = next.address ?? asked
    const isSamePage = address.pathname === shownAt.pathname
    const isOpen = shownAt.hash !== '' || document.querySelector('[data-area] dialog:modal') !== null
    const opened = isSamePage && isOpen ? shownAt : null
    const height = way === 'back' ? entries.arrive() : null
    if (way === 'push') entries.push(address)
    if (way === 'replace' || (way === 'back' && next.address)) entries.replace(address)
    shownAt = address
    failures.clear()
    dismissSnackbars()
    await swap(() => area.show({ form: undefined, ...next }))
    arrive(next, { site, address, asked: opened, height, isSamePage })
    if (said) showSnackbar({ kind: 'success', text: said })
  }

  /** The browser has its own way where a page fails twice. */
  function fail(address: URL, way: Way) {
    const forth = way === 'back' ? entries.stay() : null
    if (way !== 'back' && failures.has(addressOf(address))) location.assign(address)
    failures.add(addressOf(address))
    const again = forth ?? (() => void move(address, way))
    showSnackbar({ kind: 'error', text: texts.area.failed, again: { label: texts.chunk.retry, act: again } })
  }

  async function move(address: URL, way: Way): Promise<void> {
    last += 1
    const turn = last
    if (way !== 'replace' && !(await mayLeave())) {
      if (turn === last) entries.stay()
      return
    }
    if (turn !== last) return
    try {
      const next = await load(address, way === 'back')
      if (next) await show(next, address, way)
      else if (next === null && way === 'back') location.reload()
      else if (next === null) location.assign(address)
    } catch {
      fail(address, way)
    }
  }

  /** The browser went to another entry of its history: another page, or a place of this one, which leaves nothing. */
  function traverse(): void {
    const { isNew, isShown } = entries.follow()
    const address = new URL(location.href)
    // Whatever was on its way, this is where the visitor went since.
    last += 1
    if (isShown) return
    if (addressOf(address) !== addressOf(shownAt)) return void move(address, 'back')
    shownAt = address
    if (isNew) entries.jump()
    else scrollTo({ top: entries.arrive(), behavior: 'instant' })
  }

  return {
    move,
    traverse,
    getAddress: () => shownAt,
    /** Something was changed: the page that follows is asked anew, whichever it is. */
    async follow(address: URL, said: string | undefined, visitor: Visitor | null | undefined): Promise<void> {
      area.forget(visitor)
      const next = await load(address, false).catch(() => null)
      if (next) await show(next, address, addressOf(address) === addressOf(shownAt) ? 'replace' : 'push', said)
      else if (next === null) location.assign(address)
    },
  }
}

export type Moves = ReturnType<typeof createMoves>
