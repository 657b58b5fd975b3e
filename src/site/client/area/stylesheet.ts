import { withPatience } from '../load-chunk.ts'

/** The sheet that the server linked, which comes first: those of other pages stand beside it, before what scripts bring. */
const first = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')

const links = new Set(first ? [first] : [])
const stylesheets = new Map<string, Promise<HTMLLinkElement>>()

/** Fetches a stylesheet that nothing is drawn by yet. */
async function fetchStylesheet(address: string): Promise<HTMLLinkElement> {
  if (first?.getAttribute('href') === address) return first
  const link = document.createElement('link')
  const coming = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${address} did not come`))
  })
  Object.assign(link, { rel: 'stylesheet', media: 'not all', href: address })
  first?.after(link)
  try {
    await withPatience(coming, address)
  } catch (error) {
    link.remove()
    throw error
  }
  links.add(link)
  return link
}

/** What a page of the area is drawn by; one that did not come is asked for again the next time. */
export async function loadStylesheet(address: string | undefined): Promise<HTMLLinkElement | undefined> {
  if (!address) return undefined
  const stylesheet = stylesheets.get(address) ?? fetchStylesheet(address)
  stylesheets.set(address, stylesheet)
  stylesheet.catch(() => stylesheets.delete(address))
  return stylesheet
}

/** Draws by that one alone of all those of pages, as where the server draws: no page's rules stand over another's. */
export function activateStylesheet(active: HTMLLinkElement | undefined): void {
  if (active) for (const link of links) link.media = link === active ? 'all' : 'not all'
}
