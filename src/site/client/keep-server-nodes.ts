const controls = 'input, select, textarea'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The control of the other tree that stands at the same place under the same name. */
function counterpart(control: Element, from: Element, to: Element): Control | undefined {
  const alike = `[name="${CSS.escape(control.getAttribute('name') ?? '')}"]`
  const place = [...from.querySelectorAll(alike)].indexOf(control)
  return [...to.querySelectorAll<Control>(alike)][place]
}

function copyState(from: Control, to: Control | undefined) {
  if (!to || from.type === 'file') return
  to.value = from.value
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked
}

/** Where one was typing; of some kinds of fields (email, number) nobody can know, there it is the end. */
function restoreCaret(control: Control, caret: number | null) {
  control.focus()
  if (control instanceof HTMLSelectElement) return
  if (caret !== null) control.setSelectionRange(caret, caret)
  else {
    const { value } = control
    control.value = ''
    control.value = value
  }
}

const caretOf = (control: Element) => ('selectionStart' in control ? (control.selectionStart as number | null) : null)

const here = () => location.pathname + location.search

/**
 * The server's nodes beside those that a script takes over: when it throws, they come back with what was typed since.
 * `renew` keeps those of another address that it drew since then; where none were kept, that page is loaded.
 */
export function keepServerNodes(container: Element): { renew(): void; putBack(): void } {
  let copy = container.cloneNode(true) as Element
  let address = here()
  let focused: Control | undefined
  let caret: number | null = null
  const remember = () => {
    for (const control of container.querySelectorAll<Control>(controls)) {
      copyState(control, counterpart(control, container, copy))
    }
    const active = document.activeElement
    if (!active?.matches(controls)) return
    focused = counterpart(active, container, copy)
    caret = caretOf(active)
  }
  remember()
  // Before any listener of the script itself, which may be what throws.
  for (const event of ['input', 'change', 'focusin']) container.addEventListener(event, remember, true)
  return {
    renew() {
      if (address === here()) return
      copy = container.cloneNode(true) as Element
      address = here()
      remember()
    },
    putBack() {
      if (address !== here()) return location.reload()
      container.replaceChildren(...copy.childNodes)
      // Whose element went away is nowhere; who has gone on since stays there.
      if (focused && document.activeElement === document.body) restoreCaret(focused, caret)
    },
  }
}
