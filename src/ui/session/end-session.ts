import { forgetCookie } from '../cookies.ts'
import { followCookies } from './store.ts'

let leaving = false

/** By way of the server, which knows where the control panel is and leads back here from there. */
export function goToLogin() {
  if (leaving) return
  leaving = true
  // A page that comes back from the browser's memory may have to leave again.
  addEventListener(
    'pagehide',
    () => {
      leaving = false
    },
    { once: true },
  )
  location.assign(`/session/sign-in?returnUrl=${encodeURIComponent(location.href)}`)
}

/** What this browser's scripts know of a session that has ended. */
export function forgetSession() {
  for (const name of ['accessToken', 'role']) forgetCookie(name)
  followCookies(null)
}

/** Clears the session and its cookies, the hidden one by the server; `leave` then goes where one signs in. */
export function endSession({ leave }: { leave: boolean }) {
  forgetSession()
  fetch('/session/logout', { method: 'POST', keepalive: true }).catch(() => {})
  if (leave) goToLogin()
}
