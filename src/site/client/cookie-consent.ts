import { readCookie, rememberCookie } from '../../ui/cookies.ts'
import { loadChunk } from './load-chunk.ts'

const page = document.documentElement
type Choice = 'accepted' | 'declined'

/** What measures is fetched once somebody said yes, and told when they say no after all. */
async function measure(isAllowed: boolean) {
  const address = document.querySelector<HTMLMetaElement>('meta[name="measuring"]')?.dataset.script
  if (!address) return
  const { startMeasuring, stopMeasuring } = await loadChunk<typeof import('./measuring.ts')>(address)
  if (isAllowed) await startMeasuring()
  else stopMeasuring()
}

const apply = (choice: string) => {
  const wasOn = page.dataset.analytics === 'on'
  const isOn = choice === 'accepted'
  page.dataset.analytics = isOn ? 'on' : 'off'
  page.toggleAttribute('data-cookie-question', choice === '')
  // Without what measures the page is as good.
  if (isOn !== wasOn) measure(isOn).catch(() => {})
}

function choose(choice: Choice) {
  rememberCookie('cookieConsent', choice)
  apply(choice)
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
