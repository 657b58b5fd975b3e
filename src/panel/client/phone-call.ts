import { morph } from '../../ui/morph.ts'

const pause = 250

/** Whose parts are drawn by the server with what was typed, so that nobody presses a button to see them. */
const watched = ['caller', 'sought', 'customer', 'session', 'to']

/** As the form is typed, its parts that go by that are asked anew; the last answer asked for counts. */
export function watchCall(form: HTMLFormElement): void {
  let asked = 0
  let waiting: ReturnType<typeof setTimeout>

  async function refresh() {
    asked += 1
    const own = asked
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
    body.append('preview', '1')
    const answered = await fetch(location.pathname, { method: 'POST', body }).catch(() => null)
    if (!answered?.ok || own !== asked) return
    const page = new DOMParser().parseFromString(await answered.text(), 'text/html')
    if (own !== asked) return
    for (const part of form.querySelectorAll('[data-live]')) {
      const drawn = page.getElementById(part.id)
      if (drawn) morph(part, drawn)
    }
  }

  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !watched.includes(target.name)) return
    clearTimeout(waiting)
    waiting = setTimeout(() => void refresh(), target.type === 'radio' ? 0 : pause)
  })
  // Enter looks for something here; it sends no registration.
  form.addEventListener('keydown', (event) => {
    const { target } = event
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
    event.preventDefault()
    clearTimeout(waiting)
    void refresh()
  })
}
