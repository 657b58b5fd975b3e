/**
 * Wakes up the blocks that react to people: an element with `data-island` holds finished HTML in its first child and
 * the props it was made of beside it. React and the block's code are fetched when the moment of `data-hydrate` comes.
 */
type Hydrator = typeof import('./hydrate.tsx')

async function hydrate(root: HTMLElement) {
  const { island, hydrator } = root.dataset
  const [container, props] = root.children
  if (!island || !hydrator || !container || !props) return
  const [{ hydrateIsland }, block]: [Hydrator, Parameters<Hydrator['hydrateIsland']>[1]] = await Promise.all([
    import(/* @vite-ignore */ hydrator),
    import(/* @vite-ignore */ island),
  ])
  await hydrateIsland(container, block, JSON.parse(props.textContent ?? '{}'))
}

function onInteraction(root: HTMLElement, wake: () => Promise<void>) {
  const waiting = new AbortController()
  const { signal } = waiting
  const start = () => wake().then(() => waiting.abort())
  for (const event of ['focusin', 'pointerdown']) root.addEventListener(event, start, { signal, passive: true })
  // Somebody may have been quicker than this script.
  if (root.matches(':focus-within')) start()
  // A click that the block answers itself waits for the block, and reaches it once it is awake.
  root.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null
      if (!target) return
      event.preventDefault()
      start().then(() => target.click())
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
  const wake = () => {
    awake ??= hydrate(root)
    return awake
  }
  if (root.dataset.hydrate === 'load') wake()
  else if (root.dataset.hydrate === 'visible') onVisible(root, wake)
  else onInteraction(root, wake)
}
