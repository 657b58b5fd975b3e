/** What a form holds; a password is typed again in a moment. */
const textOf = (form: HTMLFormElement) =>
  JSON.stringify([...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]))

/** A browser says nothing of a load that its reader stopped: after so many ms the form can be sent again. */
const longestLoad = 30_000

/** No form is sent twice by two presses, and what was typed and sent nowhere is not lost unasked. */
export function guardForms() {
  const first = new WeakMap<HTMLFormElement, string>()
  let sending: HTMLFormElement | undefined
  let submitter: HTMLElement | null = null

  const refused = document.querySelector<HTMLElement>('[data-refused]')?.dataset.refused
  const isGuarded = (form: HTMLFormElement) =>
    form.method === 'post' &&
    !form.matches('[data-choice]') &&
    !form.querySelector('[type="password"]') &&
    form.querySelector('textarea, select, input:not([type="hidden"])') !== null
  const isTyped = (form: HTMLFormElement) =>
    isGuarded(form) && (form.dataset.form === refused || (first.get(form) ?? textOf(form)) !== textOf(form))

  function release() {
    submitter?.removeAttribute('aria-disabled')
    sending = undefined
    submitter = null
  }

  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element && 'form' in target ? target.form : null
    if (form instanceof HTMLFormElement && !first.has(form)) first.set(form, textOf(form))
  })
  document.addEventListener('submit', (event) => {
    const { target: form } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form === sending) return event.preventDefault()
    if (form.method !== 'post' || event.submitter?.getAttribute('formmethod') === 'get') return
    release()
    sending = form
    submitter = event.submitter
    submitter?.setAttribute('aria-disabled', 'true')
    setTimeout(() => form === sending && release(), longestLoad)
  })
  addEventListener('beforeunload', (event) => {
    if (![...document.forms].some((form) => form !== sending && isTyped(form))) return
    event.preventDefault()
    // Whoever stays has sent nothing.
    release()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && release())
}
