import { readCookie, rememberCookie } from '../../ui/cookies.ts'
import './islands.ts'
import { startCookieConsent } from './cookie-consent.ts'
import { startNavigation } from './navigation.ts'

/** A link to a dialog opens it over the page, where focus stays; the browser gives the focus back to the link. */
function startDialogs() {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest('a')
    const dialog = link?.hash ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null
    const wayOut = event.target.closest('[data-dialog-close]')
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

/** What the page had to say is said once: it goes out of the address, is read out, and can be closed. */
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

  document.addEventListener('click', ({ target }) => {
    const close = target instanceof Element && target.closest('[data-snackbar-close]')
    if (close) close.closest('[data-snackbar]')?.remove()
  })
}

/** Shows the menu of who is signed in; only the role CONTACT counts as that (spec section 6). */
function startUserMenu() {
  const header = document.querySelector<HTMLElement>('[data-site-header]')
  const show = () => {
    if (header) header.dataset.user = readCookie('role') === 'CONTACT' ? 'contact' : 'guest'
  }
  show()
  // A page that comes back from the browser's memory may have been left by somebody who signed in or out since.
  addEventListener('pageshow', show)
  addEventListener('sessionchange', show)
}

startUserMenu()
startNavigation()
startCookieConsent()
rememberLanguage()
startSnackbars()
startDialogs()
