// Only in development: what every page runs, once React's refresh runtime is there, then what saved files change of the page.
import './dev-refresh.ts'

await import('../site/client/main.ts')

/** What a saved file is drawn by; see dev/follow-changes.ts. */
interface Change {
  isStyle: boolean
  blocks: string[]
  frame: boolean
}

/** The same sheets as they are now, each in the place of the one before once it has come: nothing flashes. */
function renewStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const address = new URL(link.href)
    address.searchParams.set('t', String(Date.now()))
    const renewed = document.createElement('link')
    renewed.rel = 'stylesheet'
    renewed.href = address.href
    renewed.onload = () => link.remove()
    link.after(renewed)
  }
}

/** React draws it by now, and refreshes it without losing what stands in it. */
const isAwake = (block: Element) =>
  Object.keys(block.firstElementChild ?? {}).some((key) => key.startsWith('__reactContainer'))

const isDrawnByServer = ({ isStyle, blocks, frame }: Change) =>
  !isStyle &&
  (frame ||
    blocks.some((type) => [...document.querySelectorAll(`[data-block="${type}"]`)].some((block) => !isAwake(block))))

let version = Number(new URL(import.meta.url).searchParams.get('version'))

import.meta.hot?.on('site:changed', (change: { before: number; version: number; changes: Change[] }) => {
  // Loaded while the change was on its way, this page was drawn with it.
  if (change.before < change.version && change.version <= version) return
  const hasMissedOne = change.version !== version + 1
  version = change.version
  const { changes } = change
  if (hasMissedOne || document.querySelector('vite-error-overlay') || changes.some(isDrawnByServer)) location.reload()
  else if (changes.some(({ isStyle }) => isStyle)) renewStyles()
})
import.meta.hot?.send('site:loaded', { version })
