import type { ViteDevServer } from 'vite'
import type { createSite, SiteRenderer } from '../../site/render/render-page.tsx'

type CreateSite = typeof createSite
type Settings = Parameters<CreateSite>[0]

/** The site as its sources stand now: made anew from the modules that changed, while the server around it runs on. */
export function createReloadingSite(vite: ViteDevServer) {
  let settings: Settings | undefined
  let create: CreateSite | undefined
  let site: SiteRenderer | undefined
  let version = 0
  let loading: Promise<void> = Promise.resolve()

  /** A page says which version drew it: one that loads while a source changes sees by it that it is old. */
  function filesOf({ files }: Settings, drawnBy: number): Settings['files'] {
    const page: typeof files.page = (...components) => {
      const { scripts, ...rest } = files.page(...components)
      return { ...rest, scripts: scripts.map((script) => `${script}?version=${drawnBy}`) }
    }
    return { ...files, page }
  }

  async function load() {
    const source = (await vite.ssrLoadModule('/src/site/render/render-page.tsx')) as { createSite: CreateSite }
    // What the style of every page is; nothing of it is called here.
    await vite.ssrLoadModule('/src/site/render/shell.ts')
    if (!settings) return
    const next = source.createSite === create ? version : version + 1
    // Drawn each time: what was drawn before may be of another source.
    const fragments: Settings['fragments'] = (_sources, _key, draw) => draw()
    site = await source.createSite({ ...settings, fragments, files: filesOf(settings, next) })
    create = source.createSite
    version = next
  }

  /** Throws what is wrong with a source; the site then stays as it was. Pages wait for it. */
  function reload(): Promise<void> {
    const done = loading.then(load)
    loading = done.catch(() => undefined)
    return done
  }

  async function current(): Promise<SiteRenderer> {
    await loading
    if (!site) throw new Error('The site has never been loaded')
    return site
  }

  const makeSite: CreateSite = async (given) => {
    settings = given
    await reload()
    const first = await current()
    return {
      renderError: (...parameters) => (site ?? first).renderError(...parameters),
      formsAt: async (...parameters) => (await current()).formsAt(...parameters),
      render: async (...parameters) => (await current()).render(...parameters),
      renderDraft: async (...parameters) => (await current()).renderDraft(...parameters),
      renderEndedPreview: (locale) => (site ?? first).renderEndedPreview(locale),
      renderDraftBlock: async (...parameters) => (await current()).renderDraftBlock(...parameters),
    }
  }
  return { makeSite, reload, version: () => version }
}
