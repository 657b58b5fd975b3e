const headerSize = 30
const longestName = 200

const startsEntry = (bytes: Uint8Array, at: number) =>
  bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 3 && bytes[at + 3] === 4

/** How many files of a name that ends so a ZIP has begun, as its bytes come: each has a header of its own before it. */
export function countEntries(end: string) {
  let rest = new Uint8Array()
  let count = 0
  return (chunk: Uint8Array): number => {
    const bytes = new Uint8Array(rest.length + chunk.length)
    bytes.set(rest)
    bytes.set(chunk, rest.length)
    let at = bytes.indexOf(0x50)
    for (; at >= 0; at = bytes.indexOf(0x50, at + 1)) {
      // What is not here whole is looked at with the next bytes.
      if (bytes.length - at < headerSize + longestName) break
      const length = (bytes[at + 26] ?? 0) + 256 * (bytes[at + 27] ?? 0)
      if (!startsEntry(bytes, at) || length > longestName) continue
      const name = new TextDecoder().decode(bytes.subarray(at + headerSize, at + headerSize + length))
      if (name.endsWith(end)) count += 1
    }
    rest = at < 0 ? new Uint8Array() : bytes.slice(at)
    return count
  }
}

const nameIn = (answer: Response) =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? '')

/** Hands the browser a file to save, as a link to it would. */
function save(parts: Uint8Array<ArrayBuffer>[], name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(parts, { type: 'application/zip' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

interface Watch {
  onCount: (count: number) => void
  signal: AbortSignal
}

async function fetchArchive(href: string, { onCount, signal }: Watch) {
  const answer = await fetch(href, { signal })
  if (!answer.body || answer.headers.get('Content-Type') !== 'application/zip') throw new Error(`Not a ZIP: ${href}`)
  const count = countEntries('.pdf')
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = answer.body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value)
    onCount(count(read.value))
  }
  save(parts, nameIn(answer))
}

/** Fetches the archive of a part's link and says in it how many invoices are made; it can be called off. */
export async function downloadArchive(part: HTMLElement) {
  const link = part.querySelector('a')
  const shown = part.querySelector<HTMLElement>('[data-archive-progress]')
  if (!link || !shown?.hidden) return
  const { words = '', away = '' } = shown.dataset
  const [bar, said, button] = [
    shown.querySelector('progress'),
    shown.querySelector('output'),
    shown.querySelector('button'),
  ]
  const failed = part.querySelector('[role="alert"]')
  const stop = new AbortController()
  const onCount = (count: number) => {
    if (bar) bar.value = count
    if (said) said.textContent = words.replace('{{done}}', String(count))
  }
  onCount(0)
  if (failed) failed.textContent = ''
  link.hidden = true
  shown.hidden = false
  button?.addEventListener('click', () => stop.abort(), { signal: stop.signal })
  button?.focus()
  try {
    await fetchArchive(link.href, { onCount, signal: stop.signal })
  } catch {
    if (failed && !stop.signal.aborted) failed.textContent = away
  }
  shown.hidden = true
  link.hidden = false
  link.focus()
}
