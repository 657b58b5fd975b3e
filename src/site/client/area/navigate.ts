import { flushSync } from 'react-dom'
import type { Visitor } from '../../../domain/visitor.ts'
import { dismissSnackbars, showSnackbar } from '../../../ui/snackbars/store.ts'
import type { Texts } from '../../../ui/texts.ts'
import type { Site } from '../../screens/site.ts'
import { afterNavigation } from './after-navigation.ts'
import type { CurrentScreen, PageCache } from './page-cache.ts'
import { createScrollHistory } from './scroll-history.ts'

/** Milliseconds until the page says that it is waiting, and until it says so in words (WORK-AREAS, Loading). */
const quiet = 300
const patience = 5000

/** Shows that the next page is on its way, from a call to that of the function it gives. */
function createProgressIndicator(element: HTMLElement | null) {
  let begun = 0
  const timers: ReturnType<typeof setTimeout>[] = []
  const stop = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer)
    element?.removeAttribute('data-busy')
    if (element) element.textContent = ''
  }

  return () => {
    begun += 1
    const turn = begun
    stop()
    timers.push(
      setTimeout(() => element?.setAttribute('data-busy', ''), quiet),
      setTimeout(() => {
        if (element) element.textContent = element.dataset.slow ?? ''
      }, patience),
    )
    return () => {
      if (turn === begun) stop()
    }
  }
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Draws the next page at once, in one view transition; resolves when it stands. */
async function swap(change: () => void): Promise<void> {
  if (!document.startViewTransition || isCalm() || document.hidden) {
    flushSync(change)
    return
  }
  const transition = document.startViewTransition(() => flushSync(change))
  // One that is overtaken by the next is no error.
  transition.ready.catch(() => {})
  transition.finished.catch(() => {})
  await transition.updateCallbackDone
}

interface Settings {
  cache: PageCache
  site: Site
  /** False: who has typed something wants to stay. */
  mayLeave(): Promise<boolean>
  texts: Texts
}

type Way = 'push' | 'replace' | 'back'

const addressOf = ({ pathname, search }: URL) => pathname + search

/** Goes from page to page of an area: nothing is loaded anew, the last one asked for wins, one that fails keeps what is shown. */
export function createNavigation({ cache, site, mayLeave, texts }: Settings) {
  const scrollHistory = createScrollHistory()
  const startProgress = createProgressIndicator(document.querySelector('[data-area-progress]'))
  let shownAt = new URL(location.href)
  let last = 0
  const failures = new Set<string>()

  /** Undefined when another navigation was asked for meanwhile; throws when the page cannot be had. */
  async function load(address: URL, canBeKept: boolean): Promise<CurrentScreen | null | undefined> {
    last += 1
    const turn = last
    const stopProgress = startProgress()
    try {
      const next = await cache.load(address, { canBeKept })
      return turn === last ? next : undefined
    } catch (error) {
      if (turn === last) throw error
      return undefined
    } finally {
      stopProgress()
    }
  }

  async function show(next: CurrentScreen, asked: URL, way: Way, flash?: string) {
    const address = next.address ?? asked
    const isSamePage = address.pathname === shownAt.pathname
    const isOpen = shownAt.hash !== '' || document.querySelector('[data-area] dialog:modal') !== null
    const opened = isSamePage && isOpen ? shownAt : null
    const height = way === 'back' ? scrollHistory.arrive() : null
    if (way === 'push') scrollHistory.push(address)
    if (way === 'replace' || (way === 'back' && next.address)) scrollHistory.replace(address)
    shownAt = address
    failures.clear()
    dismissSnackbars()
    await swap(() => cache.show({ form: undefined, ...next }))
    afterNavigation(next, { site, address, asked: opened, height, isSamePage })
    if (flash) showSnackbar({ kind: 'success', text: flash })
  }

  /** The browser has its own way where a page fails twice. */
  function fail(address: URL, way: Way) {
    const forth = way === 'back' ? scrollHistory.stay() : null
    if (way !== 'back' && failures.has(addressOf(address))) location.assign(address)
    failures.add(addressOf(address))
    const again = forth ?? (() => void navigate(address, way))
    showSnackbar({ kind: 'error', text: texts.area.failed, again: { label: texts.chunk.retry, act: again } })
  }

  async function navigate(address: URL, way: Way): Promise<void> {
    last += 1
    const turn = last
    if (way !== 'replace' && !(await mayLeave())) {
      if (turn === last) scrollHistory.stay()
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
    const { isNew, isShown } = scrollHistory.follow()
    const address = new URL(location.href)
    // Whatever was on its way, this is where the visitor went since.
    last += 1
    if (isShown) return
    if (addressOf(address) !== addressOf(shownAt)) return void navigate(address, 'back')
    shownAt = address
    if (isNew) scrollHistory.jump()
    else scrollTo({ top: scrollHistory.arrive(), behavior: 'instant' })
  }

  return {
    navigate,
    traverse,
    /** Something was changed: the page that follows is asked anew, whichever it is. */
    async follow(address: URL, flash: string | undefined, visitor: Visitor | null | undefined): Promise<void> {
      cache.forget(visitor)
      const next = await load(address, false).catch(() => null)
      if (next) await show(next, address, addressOf(address) === addressOf(shownAt) ? 'replace' : 'push', flash)
      else if (next === null) location.assign(address)
    },
  }
}

export type Navigation = ReturnType<typeof createNavigation>
