import { cacheExchange, type Exchange, mapExchange, ssrExchange } from '@urql/core'
import { hydrateRoot } from 'react-dom/client'
import type { Visitor } from '../../domain/visitor.ts'
import { allTexts, provideTexts } from '../../ui/area-texts.ts'
import { extensionsOf, startClient } from '../../ui/client.ts'
import { type FormAccepted, saidAt } from '../../ui/forms/follow.ts'
import { setServerClock } from '../../ui/server-clock.ts'
import { bearerToken, subjectOf } from '../../ui/session/signed-in.ts'
import { type AreaData, areaPrefix } from '../render/area-data.ts'
import { createMatcher } from '../screens/create-matcher.ts'
import { AreaView } from './area/area-view.tsx'
import { type Area, createArea, type Shown } from './area/create-area.ts'
import { createMoves, type Moves } from './area/create-moves.ts'
import { followLinks } from './area/follow-links.ts'
import { followOrganisation } from './area/follow-organisation.ts'
import { guardTyping } from './area/guard-typing.ts'
import { loadPart, loadScreen } from './area/load-screen.ts'
import { offerSignInAgain } from './area/offer-sign-in-again.ts'
import { requestOf } from './area/page-query.ts'
import { sendPlainForms } from './area/send-plain-forms.ts'
import { tellOffline } from './area/tell-offline.ts'
import { createWaiting } from './area/waiting.ts'
import { keepServerNodes } from './keep-server-nodes.ts'

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
async function firstShown({ page, pages, data, form, status }: AreaData) {
  const found = createMatcher(pages)(page.path)
  if (!found) throw new Error(`No page of the area stands at ${page.path}`)
  const screen = await loadScreen(found.route)
  await loadPart(screen, data, page)
  const request = requestOf(screen.definition, page)
  const shown: Shown = { ...screen, page, request, data, form, status }
  const initialState = request ? { [request.key]: { data: JSON.stringify(data) } } : {}
  const client = await startClient(byHash, cacheExchange, ssrExchange({ isClient: true, initialState }))
  return { shown, client }
}

/** The same person after a change, which may have been of their name or of what waits. */
async function newestOf(visitor: Visitor | null | undefined) {
  const { loadVisitor } = await import('./area/load-visitor.ts')
  return loadVisitor(visitor)
}

/** Accepted forms lead to the next page of the area; whoever is somebody else by now begins anew. */
function followForms(area: Area, { follow }: Moves) {
  addEventListener('formaccepted', (event) => {
    const { detail } = event as CustomEvent<FormAccepted>
    const address = new URL(detail.address)
    const { visitor, locale } = area.getShown().page
    // The session may be that of somebody else by now.
    if (!area.has(address) || (visitor?.userId ?? null) !== subjectOf(bearerToken())) return
    const said = saidAt(address, locale, allTexts[locale])
    address.searchParams.delete('said')
    detail.taken = newestOf(visitor)
      .catch(() => visitor)
      .then((newest) => follow(address, said, newest))
  })
}

/** A form was refused because its page is out of date: it is drawn anew, with what was typed. */
function followStale(area: Area) {
  addEventListener('pagestale', async () => {
    const { definition, page } = area.getShown()
    area.forget(page.visitor)
    const next = await area.load(new URL(location.href)).catch(() => null)
    const isHere = area.getShown().definition === definition
    if (next && isHere) area.show({ request: next.request, data: next.data, page: next.page })
  })
}

/** Takes a page of the area over from the server; when anything fails, it stays the HTML that it is. */
async function start(container: Element, data: AreaData) {
  const { locale, now } = data.page
  setServerClock(now)
  const loading = loadTexts(data.texts)
  loading.then((texts) => provideTexts(locale, texts)).catch(() => {})
  await loading
  const { shown, client } = await firstShown(data)
  const texts = allTexts[locale]
  const area = createArea(client, data.pages, shown)
  const waiting = createWaiting(document.querySelector('[data-area-progress]'))
  const { mayLeave } = guardTyping(locale, texts)

  offerSignInAgain(data, texts)
  followOrganisation(data.page.visitor)

  function live() {
    const settings = { area, site: data.site, startWaiting: waiting.start, mayLeave, texts }
    const moves = createMoves(settings)
    followLinks(area, moves)
    followForms(area, moves)
    followStale(area)
    sendPlainForms(area, texts)
    document.documentElement.dataset.awake = ''
  }

  const kept = keepServerNodes(container)
  const root = hydrateRoot(
    container,
    <AreaView {...{ area, client, texts }} publicUrl={data.site.publicUrl} onAwake={live} onShown={kept.renew} />,
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
