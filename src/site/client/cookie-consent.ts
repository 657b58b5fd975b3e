import { readCookie } from './cookies.ts'

const year = 60 * 60 * 24 * 365
type Choice = 'accepted' | 'declined'

/** Nothing is measured by the site itself; whoever adds that may start where `data-analytics` is 'on'. */
const apply = (choice: string) => {
  document.documentElement.dataset.analytics = choice === 'accepted' ? 'on' : 'off'
}

function choose(choice: Choice) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `cookieConsent=${choice}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
  apply(choice)
  dispatchEvent(new CustomEvent('cookieconsent', { detail: choice }))
}

/** The cookie question: there until it is answered, and again from the footer's `data-cookie-settings`. */
export function startCookieConsent() {
  apply(readCookie('cookieConsent'))
  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]')
  if (!banner) return
  let opener: HTMLElement | null = null
  banner.hidden = readCookie('cookieConsent') !== ''

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const settings = event.target.closest<HTMLElement>('[data-cookie-settings]')
    const choice = event.target.closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (settings) {
      event.preventDefault()
      opener = settings
      banner.hidden = false
      banner.querySelector<HTMLElement>('[data-consent]')?.focus()
    } else if (choice === 'accepted' || choice === 'declined') {
      choose(choice)
      banner.hidden = true
      // Whoever opened it goes back there; whoever met it goes on with the page.
      ;(opener ?? document.querySelector<HTMLElement>('#content'))?.focus({ preventScroll: true })
      opener = null
    }
  })
}
