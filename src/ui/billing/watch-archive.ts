const watched = new WeakSet<Element>()

/** Has an archive's link show how far it is, where it is followed in this window; all else comes with the first press. */
export function watchArchive(part: HTMLElement | null) {
  if (!part || watched.has(part)) return
  watched.add(part)
  part.querySelector('a')?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void import('./download-archive.ts').then(({ downloadArchive }) => downloadArchive(part))
  })
}
