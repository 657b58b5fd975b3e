import { readCookie } from '../../ui/cookies.ts'

/** Shows the menu of who is signed in; only the role CONTACT counts as that (spec section 6). */
export function startUserMenu() {
  const header = document.querySelector<HTMLElement>('[data-site-header]')
  const show = () => {
    if (header) header.dataset.user = readCookie('role') === 'CONTACT' ? 'contact' : 'guest'
  }
  show()
  // A page that comes back from the browser's memory may have been left by somebody who signed in or out since.
  addEventListener('pageshow', show)
  addEventListener('sessionchange', show)
}
