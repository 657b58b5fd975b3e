import { readCookie, rememberCookie } from '../../ui/cookies.ts'
import './islands.ts'
import { startCookieConsent } from './cookie-consent.ts'
import { startNavigation } from './navigation.ts'

/**
 * Snackbars and dialogs are closed. A link to a dialog opens it over the page, where focus stays; the browser gives the
 * focus back to the link.
 */
function startClosing() {
  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    target.closest('[data-snackbar-close]')?.closest('[data-snackbar]')?.remove()
    const link = target.closest('a')
    const dialog = link?.hash ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null
    const wayOut = target.closest('[data-dialog-close]')
    if (wayOut) wayOut.closest('dialog')?.close()
    else if (dialog instanceof HTMLDialogElement) dialog.showModal()
    else return
    event.preventDefault()
  })
}

/** The language of the page, for what is made without one: mails, calls. Whoever has just signed out is left without. */
function rememberLanguage() {
  const { lang } = document.documentElement
  if (readCookie('locale') === lang || location.hash === '#logged-out') return
  rememberCookie('locale', lang)
}

/** How long after the page came: a region that a screen reader does not know yet says nothing. */
const pause = 300

/** What the page had to say is said once: it goes out of the address, and is read out. */
function startSnackbars() {
  // Every home page has this sentence; it is a snackbar only where it is shown.
  if (location.hash === '#logged-out') document.getElementById('logged-out')?.setAttribute('data-snackbar', 'success')
  const address = new URL(location.href)
  if (address.searchParams.has('said')) {
    address.searchParams.delete('said')
    history.replaceState(history.state, '', address)
  }
  const said = [...document.querySelectorAll('[data-snackbars] > [data-snackbar]')]
  for (const element of said) setTimeout(() => element.parentElement?.append(element), pause)
}

startNavigation()
startCookieConsent()
rememberLanguage()
startSnackbars()
startClosing()
