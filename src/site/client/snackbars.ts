/** How long after the page came: a region that a screen reader does not know yet says nothing. */
const pause = 300

/** What the page had to say is said once: it goes out of the address, is read out, and can be closed. */
export function startSnackbars() {
  // Every home page has this sentence; it is a snackbar only where it is shown.
  if (location.hash === '#logged-out') document.getElementById('logged-out')?.setAttribute('data-snackbar', 'success')
  const address = new URL(location.href)
  if (address.searchParams.has('said')) {
    address.searchParams.delete('said')
    history.replaceState(history.state, '', address)
  }
  const said = [...document.querySelectorAll('[data-snackbars] > [data-snackbar]')]
  for (const element of said) setTimeout(() => element.parentElement?.append(element), pause)

  document.addEventListener('click', ({ target }) => {
    const close = target instanceof Element && target.closest('[data-snackbar-close]')
    if (close) close.closest('[data-snackbar]')?.remove()
  })
}
