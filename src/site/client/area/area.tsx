import { cacheExchange, type Exchange, mapExchange, ssrExchange } from '@urql/core'
import { hydrateRoot } from 'react-dom/client'
import type { Visitor } from '../../../domain/visitor.ts'
import { allTexts, provideTexts } from '../../../ui/area-texts.ts'
import { setServerClock } from '../../../ui/page-context.ts'
import { extensionsOf, startClient } from '../../../ui/session/client.ts'
import { provideSignInAgain } from '../../../ui/session/sign-in-again.ts'
import type { Texts } from '../../../ui/texts.ts'
import { type AreaData, areaPrefix } from '../../render/area-data.ts'
import { createMatcher } from '../../screens/create-matcher.ts'
import { keepServerNodes } from '../keep-server-nodes.ts'
import { AreaView } from './area-view.tsx'
import { ask } from './ask.tsx'
import { followForms } from './follow-forms.ts'
import { followLinks } from './follow-links.ts'
import { guardTyping } from './guard-typing.tsx'
import { createNavigation } from './navigate.ts'
import { type CurrentScreen, createPageCache, loadPart, loadScreen, requestOf } from './page-cache.ts'

/** Documents go by their hash alone, in the gateway's way of saying so. */
const byHash: Exchange = mapExchange({
  onOperation: (operation) =>
    'documentId' in operation.query
      ? { ...operation, extensions: extensionsOf(String(operation.query.documentId)) }
      : operation,
})

async function loadTexts(address: string) {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} did not come`)
  return response.json()
}

/** What the server showed: the area goes on from its data, and asks for none of it again. */
async function takeOver({ page, pages, data, form, status }: AreaData) {
  const found = createMatcher(pages)(page.path)
  if (!found) throw new Error(`No page of the area stands at ${page.path}`)
  const screen = await loadScreen(found.route)
  await loadPart(screen, data, page)
  const request = requestOf(screen.definition, page)
  const first: CurrentScreen = { ...screen, page, request, data, form, status }
  const initialState = request ? { [request.key]: { data: JSON.stringify(data) } } : {}
  const client = await startClient(byHash, cacheExchange, ssrExchange({ isClient: true, initialState }))
  return { first, client }
}

/** Once another tab speaks for another organisation, this one is made anew: it would act for that one unseen. */
function followOrganisation(visitor: Visitor | null | undefined): void {
  if (!visitor) return
  const { userId, organisation } = visitor
  const channel = new BroadcastChannel('organisation')
  channel.addEventListener('message', ({ data }) => {
    if (data.userId === userId && data.organisation !== organisation) location.reload()
  })
  channel.postMessage({ userId, organisation })
}

/** A band on top for as long as the browser has no network: what was typed stays, and is sent later. */
function tellOffline(band: HTMLElement | null): void {
  if (!band) return
  const show = () => {
    band.toggleAttribute('data-shown', !navigator.onLine)
    band.textContent = navigator.onLine ? '' : (band.dataset.text ?? '')
  }
  for (const event of ['online', 'offline']) addEventListener(event, show)
  show()
}

/**
 * Somebody whose session ends on a page of their own signs in over it, and loses nothing that they typed; where one signs
 * in on another site, they go there and come back (spec section 7).
 */
function offerSignInAgain({ page: { visitor, locale }, signsInElsewhere }: AreaData, texts: Texts): void {
  if (!visitor) return
  provideSignInAgain(async () => {
    if (signsInElsewhere) return false
    const { SignInAgain } = await import('./sign-in-again.tsx')
    return ask((answer) => <SignInAgain visitor={visitor} locale={locale} onAnswer={answer} />, locale, texts)
  })
}

/** Takes a page of the area over from the server; when anything fails, it stays the HTML that it is. */
async function start(container: Element, data: AreaData) {
  const { locale, now } = data.page
  setServerClock(now)
  const loading = loadTexts(data.texts)
  loading.then((texts) => provideTexts(locale, texts)).catch(() => {})
  await loading
  const { first, client } = await takeOver(data)
  const texts = allTexts[locale]
  const cache = createPageCache(client, data.pages, first)
  const { mayLeave } = guardTyping(locale, texts)

  offerSignInAgain(data, texts)
  followOrganisation(data.page.visitor)

  function live() {
    const navigation = createNavigation({ cache, site: data.site, mayLeave, texts })
    followLinks(cache, navigation)
    followForms(cache, navigation, texts)
    document.documentElement.dataset.awake = ''
  }

  const kept = keepServerNodes(container)
  const root = hydrateRoot(
    container,
    <AreaView
      cache={cache}
      client={client}
      texts={texts}
      publicUrl={data.site.publicUrl}
      onAwake={live}
      onShown={kept.renew}
    />,
    {
      identifierPrefix: areaPrefix,
      onUncaughtError(error) {
        reportError(error)
        // React is still at work, and empties the container when it is done; no key comes before this.
        queueMicrotask(() => {
          root.unmount()
          kept.putBack()
        })
      },
    },
  )
}

const [container, data] = document.querySelector('[data-area]')?.children ?? []
tellOffline(document.querySelector('[data-offline]'))
if (container && data) start(container, JSON.parse(data.textContent ?? '')).catch(reportError)
