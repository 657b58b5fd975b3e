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
