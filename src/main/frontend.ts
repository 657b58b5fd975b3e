import { join } from 'node:path'
import { findPublicFile } from '../api/files/index.ts'
import { builtInControlPanel } from '../config.ts'
import { measuringOrigins } from '../domain/measuring.ts'
import { httpUpstream } from '../gateway/http-upstream.ts'
import { createPanelRenderer } from '../panel/render-panel.tsx'
import { createFragmentCache, createPages, createQueryCache } from '../server/caches/index.ts'
import { createImages, createOpenGraph, createSiteFiles } from '../server/files/index.ts'
import { createSessionCalls, panelCookies, siteCookies } from '../server/session/index.ts'
import { createPanelSurface, createPreview, createSiteSurface, createVisits } from '../server/surfaces/index.ts'
import type { createSite } from '../site/render/render-page.tsx'
import type { Backend, Foundation } from './backend.ts'

/** What the site says of itself on every page, and what it is drawn with. */
function siteSettings({ config, files, store, log, publicUrl }: Foundation) {
  return {
    brand: config.brand,
    measuring: config.measuring,
    hasKit: config.databaseUrl === undefined,
    controlPanelUrl: config.controlPanelUrl,
    get publicUrl() {
      return publicUrl()
    },
    files,
    fragments: createFragmentCache(store),
    report: (problem: object) => log.error(problem, 'A block was left out'),
  }
}

/** Origins that forms may lead to: the site's own address, the control panel's, the payment provider's. */
const formTargets =
  ({ config, publicUrl }: Foundation, { apiParts }: Backend) =>
  () => [publicUrl(), new URL(config.controlPanelUrl, publicUrl()).origin, apiParts.paymentProvider.checkoutOrigin()]

/** What people see and send: the site, the control panel, drafts, and the files around them. */
export async function createFrontend(foundation: Foundation, backend: Backend, makeSite: typeof createSite) {
  const { config, database, files, log, publicUrl, store } = foundation
  const { apiParts, callApi, gateway } = backend
  const { development } = config
  const secure = (config.publicUrl ?? '').startsWith('https:')
  const isPanelBuiltIn = config.controlPanelUrl === builtInControlPanel

  const settings = siteSettings(foundation)
  const site = await makeSite(settings)
  const queryCache = createQueryCache(gateway.execute, store, config.caches !== 'none')
  const pages = createPages({
    site,
    queryCache,
    store,
    secure,
    development,
    log,
    measuring: measuringOrigins(config.measuring),
    formTargets: formTargets(foundation, backend),
    cached: config.caches === 'all',
  })

  const api = config.apiUrl ? httpUpstream(config.apiUrl) : callApi
  const visitorOf = (token: string) => apiParts.principals.of(token).catch(() => null)
  const visits = { api, visitorOf, execute: gateway.execute, publicUrl }
  const addresses = { publicUrl, externalControlPanelUrl: isPanelBuiltIn ? null : config.controlPanelUrl }
  const drawing = { site, queryCache, api, secure, development, log }
  const cookies = siteCookies(secure)
  const siteSurface = createSiteSurface({ ...drawing, ...addresses, pages, cookies })

  async function panelVisits() {
    const panel = await createPanelRenderer({ brand: config.brand, files: files.panel })
    return createVisits(createPanelSurface({ ...drawing, publicUrl, panel, cookies: panelCookies(secure) }), visits)
  }

  const images = createImages({
    store,
    find: (id) => findPublicFile(database, id),
    read: (id) => database.storage.get(id),
    folder: join(config.dataDir, 'images'),
    log,
  })
  const openGraph = createOpenGraph({ store, queryCache, site: settings })
  return {
    secure,
    pages,
    images,
    siteVisits: createVisits(siteSurface, visits),
    panelVisits: isPanelBuiltIn ? await panelVisits() : null,
    preview: createPreview(drawing),
    sessionCalls: createSessionCalls({ api, visitorOf, cookies, isAdmin: false }, { ...addresses, log }),
    siteFiles: createSiteFiles({ site: settings, queryCache, openGraph }),
  }
}
