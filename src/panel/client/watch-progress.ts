import { morph } from '../../ui/morph.ts'

const pause = 1000

/** What is under way is asked for again until it is over; who reads elsewhere meanwhile asks nothing. */
export function watchProgress(part: HTMLElement): void {
  async function refresh() {
    const answered = document.hidden ? null : await fetch(location.href).catch(() => null)
    if (answered?.ok) {
      const page = new DOMParser().parseFromString(await answered.text(), 'text/html')
      const drawn = page.getElementById(part.id)
      if (drawn) morph(part, drawn)
    }
    if (part.dataset.progress === 'working') setTimeout(() => void refresh(), pause)
  }
  setTimeout(() => void refresh(), pause)
}
