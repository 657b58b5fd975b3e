import { splitLocale } from '../../domain/locales.ts'
import type { Measuring } from '../../domain/measuring.ts'
import { graphql } from '../../ui/gql/gql.ts'

const countPageView = graphql(`
  mutation CountPageView($input: NewPageView_Input!) {
    countPageView(input: $input) { counted }
  }
`)

/** Only what everybody may read and search engines may list is measured: no address of it holds a secret. */
const publicAddress = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href

const means = (): Measuring =>
  JSON.parse(document.querySelector('meta[name="measuring"]')?.getAttribute('content') ?? '[]')

function addScript(src: string, data: Record<string, string> = {}) {
  const script = Object.assign(document.createElement('script'), { src, async: true })
  Object.assign(script.dataset, data)
  document.head.append(script)
}

type Commands = unknown[][]
const matomoCommands = (): Commands => {
  const held = window as { _paq?: Commands }
  held._paq ??= []
  return held._paq
}

/** The site's own counter, by a document of known hash: the path and the language of the page, and nothing of its reader. */
function count(address: string) {
  const { path, locale } = splitLocale(new URL(address).pathname)
  const sha256Hash = countPageView.__meta__?.hash
  return fetch('/graphql', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      variables: { input: { path, locale } },
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    }),
  })
}

let started = false

/** Turns on what is configured, once a page. */
export async function startMeasuring() {
  const address = publicAddress()
  if (started || !address) return
  started = true
  for (const one of means()) {
    if (one.kind === 'own') await count(address)
    if (one.kind === 'plausible') addScript(`${one.url}/js/script.js`, { domain: one.domain })
    if (one.kind === 'matomo') {
      matomoCommands().push(['setTrackerUrl', `${one.url}/matomo.php`], ['setSiteId', one.siteId])
      matomoCommands().push(['setCustomUrl', address], ['trackPageView'], ['enableLinkTracking'])
      addScript(`${one.url}/matomo.js`)
    }
  }
}

/** A no after a yes: what runs keeps nothing any more, and the next page does not begin. */
export function stopMeasuring() {
  if (started) matomoCommands().push(['optUserOut'], ['deleteCookies'])
}
