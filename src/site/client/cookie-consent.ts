import { readCookie } from './cookies.ts'

const year = 60 * 60 * 24 * 365
const page = document.documentElement
type Choice = 'accepted' | 'declined'

/** Nothing is measured by the site itself; whoever adds that may start where `data-analytics` is 'on'. */
const apply = (choice: string) => {
  page.dataset.analytics = choice === 'accepted' ? 'on' : 'off'
  page.toggleAttribute('data-cookie-question', choice === '')
}

function choose(choice: Choice) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `cookieConsent=${choice}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
  apply(choice)
  dispatchEvent(new CustomEvent('cookieconsent', { detail: choice }))
}

/** Wherever editors put it, the question is the first thing that Tab reaches. */
function putFirst(banner: Element) {
  const block = banner.closest('[data-block]') ?? banner
  if (block !== document.body.firstElementChild) document.body.prepend(block)
}

/** The cookie question: there until it is answered, and again from the footer's `data-cookie-settings`. */
export function startCookieConsent() {
  const follow = () => apply(readCookie('cookieConsent'))
  follow()
  // A page that comes back from the browser's memory may have been left before the question was answered elsewhere.
  addEventListener('pageshow', follow)
  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]')
  if (!banner) return
  putFirst(banner)
  let opener: HTMLElement | null = null

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const settings = event.target.closest<HTMLElement>('[data-cookie-settings]')
    const choice = event.target.closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (settings) {
      event.preventDefault()
      opener = settings
      page.setAttribute('data-cookie-question', '')
      banner.querySelector<HTMLElement>('[data-consent]')?.focus()
    } else if (choice === 'accepted' || choice === 'declined') {
      choose(choice)
      // Whoever opened it goes back there; whoever met it goes on with the page.
      if (opener) opener.focus()
      else document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
      opener = null
    }
  })
}
