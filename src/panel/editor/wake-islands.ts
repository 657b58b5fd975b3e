/**
 * Runs in the frame: blocks that react to people, drawn anew while somebody types, answer them again. Those that stood
 * there from the beginning are woken by the site itself.
 */
interface Hydrator {
  hydrateIsland(container: Element, block: unknown, data: unknown): Promise<void>
}

/** Milliseconds without another letter. */
const rest = 400

async function wake(root: HTMLElement): Promise<void> {
  const { island, hydrator } = root.dataset
  const [container, props] = root.children
  if (!root.isConnected || !island || !hydrator || !container || !props) return
  const [{ hydrateIsland }, block] = await Promise.all([
    import(/* @vite-ignore */ hydrator) as Promise<Hydrator>,
    import(/* @vite-ignore */ island) as Promise<unknown>,
  ])
  await hydrateIsland(container, block, JSON.parse(props.textContent ?? '{}'))
}

const islandsIn = (node: Node): HTMLElement[] =>
  node instanceof HTMLElement
    ? [...(node.matches('[data-island]') ? [node] : []), ...node.querySelectorAll<HTMLElement>('[data-island]')]
    : []

new MutationObserver((mutations) => {
  // A block that cannot be had stays as the server drew it.
  for (const root of mutations.flatMap(({ addedNodes }) => [...addedNodes].flatMap(islandsIn)))
    setTimeout(() => wake(root).catch(() => {}), rest)
}).observe(document.body, { childList: true, subtree: true })

export {}
