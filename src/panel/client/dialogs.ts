/** The page itself stands behind the question: it closes in place, and its opener has the focus again. */
function close(dialog: HTMLDialogElement, wayOut: HTMLAnchorElement) {
  const asked = location.href
  dialog.close()
  history.replaceState(history.state, '', wayOut.href)
  const work = document.getElementById('content')
  const opener = [...(work?.querySelectorAll('a') ?? [])].find(({ href }) => href === asked)
  const place = opener ?? work
  place?.focus()
}

/** A question that the address asked stands over the page, which is out of reach meanwhile; Escape goes its way out. */
export function openDialogs() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-dialog][open]')) {
    const wayOut = dialog.querySelector<HTMLAnchorElement>('[data-way-out]')
    if (!wayOut) continue
    dialog.close()
    dialog.showModal()
    // What was refused in it comes before its title.
    dialog.querySelector<HTMLElement>('[data-error-summary]')?.focus()
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      wayOut.click()
    })
    wayOut.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || wayOut.pathname !== location.pathname) return
      event.preventDefault()
      close(dialog, wayOut)
    })
  }
}

/** A menu closes with Escape and with a press elsewhere; its button has the focus again, where nothing else took it. */
export function closeMenus() {
  function close() {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
      const { activeElement } = document
      menu.open = false
      // A press on plain text gives the focus to the work itself, which is no control.
      const isElsewhere = activeElement?.matches(':not(body, [tabindex="-1"])') && !menu.contains(activeElement)
      if (!isElsewhere) menu.querySelector('summary')?.focus()
    }
  }
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close())
  document.addEventListener('click', (event) => {
    const isInside = event.composedPath().some((one) => one instanceof Element && one.matches('[data-menu]'))
    if (!isInside) close()
  })
  // A press in a frame is heard there alone.
  addEventListener('blur', () => document.activeElement instanceof HTMLIFrameElement && close())
}
