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

/** The server's nodes beside those that a script takes over: when it throws, they come back with what was typed since. */
export function keepServerNodes(container: Element): { putBack(): void } {
  const copy = container.cloneNode(true) as Element
  let focused: Control | undefined
  const remember = () => {
    for (const control of container.querySelectorAll<Control>(controls)) {
      copyState(control, counterpart(control, container, copy))
    }
    const active = document.activeElement
    if (active?.matches(controls)) focused = counterpart(active, container, copy)
  }
  remember()
  // Before any listener of the script itself, which may be what throws.
  for (const event of ['input', 'change', 'focusin']) container.addEventListener(event, remember, true)
  return {
    putBack() {
      container.replaceChildren(...copy.childNodes)
      // Whose element went away is nowhere; who has gone on since stays there.
      if (document.activeElement === document.body) focused?.focus()
    },
  }
}
