import { loadChunk, withPatience } from './load-chunk.ts'

/** Takes away what `showFailure` said of a part of the page. */
function clearFailure(root: Element): void {
  const next = root.nextElementSibling
  if (next?.matches('[data-chunk-failure]')) next.remove()
}

/** Says under a part of the page that its code has not come, in the words that came with it, and offers a retry. */
function showFailure(root: Element, retry: () => void): void {
  clearFailure(root)
  const { chunk } = JSON.parse(root.lastElementChild?.textContent ?? '{}').texts
  const message = document.createElement('p')
  message.dataset.chunkFailure = ''
  message.setAttribute('role', 'alert')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = chunk.retry
  button.addEventListener('click', () => {
    message.remove()
    retry()
  })
  message.append(chunk.failed, ' ', button)
  root.after(message)
}

/**
 * Wakes up the blocks that react to people: an element with `data-island` holds finished HTML in its first child and
 * the props it was made of beside it. React and the block's code are fetched when the moment of `data-hydrate` comes.
 */
type Hydrator = typeof import('./hydrate.tsx')
type Block = Parameters<Hydrator['hydrateIsland']>[1]

/** Asks at once for what a module imports, which would else be known of only when the module that imports it has come. */
function preload(address: string) {
  if (document.querySelector(`link[href="${address}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }))
}

async function hydrate(root: HTMLElement) {
  const { island, hydrator, preloads } = root.dataset
  const [container, props] = root.children
  if (!island || !hydrator || !container || !props) return
  preloads?.split(' ').forEach(preload)
  const [{ hydrateIsland }, block] = await Promise.all([
    // React comes with it, which blocks import as well.
    withPatience<Hydrator>(import(/* @vite-ignore */ hydrator), hydrator),
    loadChunk<Block>(island),
  ])
  await hydrateIsland(container, block, JSON.parse(props.textContent ?? '{}'))
}

/** A click that the block answers itself waits for the block, but not for ever: what HTML does with it is right too. */
const patience = 8000

function onInteraction(root: HTMLElement, wake: () => Promise<void>) {
  const waiting = new AbortController()
  const { signal } = waiting
  const start = () => wake().then(() => waiting.abort())
  // What fails to come is asked for again by the next touch.
  const startQuietly = () => void start().catch(() => {})
  for (const event of ['focusin', 'pointerdown']) root.addEventListener(event, startQuietly, { signal, passive: true })
  // Somebody may have been quicker than this script.
  if (root.matches(':focus-within')) startQuietly()

  let isReplaying = false
  root.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null
      if (!target) return
      event.preventDefault()
      if (isReplaying) return
      isReplaying = true
      const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
      const replay = () => {
        waiting.abort()
        target.click()
      }
      Promise.race([start(), late]).then(replay, replay)
    },
    { capture: true, signal },
  )
}

function onVisible(root: HTMLElement, wake: () => void) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    wake()
  })
  observer.observe(root)
}

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  let awake: Promise<void> | undefined
  let attempts = 0
  const wake = () => {
    awake ??= hydrate(root).then(
      () => clearFailure(root),
      (error: unknown) => {
        awake = undefined
        attempts += 1
        // What hangs may be a file that others need too, which only the page itself asks for anew.
        showFailure(root, () => (attempts > 1 ? location.reload() : begin()))
        throw error
      },
    )
    return awake
  }
  const begin = () => void wake().catch(() => {})
  if (root.dataset.hydrate === 'load') begin()
  else if (root.dataset.hydrate === 'visible') onVisible(root, begin)
  else onInteraction(root, wake)
}
