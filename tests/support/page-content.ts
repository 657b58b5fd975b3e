import type { Page } from 'playwright'

/** The types of a page's blocks, as they follow each other. */
export const blockOrder = (page: Page): Promise<(string | undefined)[]> =>
  page.locator('[data-block]').evaluateAll((blocks: HTMLElement[]) => blocks.map((block) => block.dataset.block))

/** The same from HTML that no browser has read. */
export const blocksIn = (html: string): string[] =>
  [...html.matchAll(/<\w+ data-block="([\w-]+)"/g)].map(([, type = '']) => type)

/** What a page's head says of it, to browsers and to search engines. */
export const headOf = (page: Page) =>
  page.evaluate(() => {
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? ''
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      alternates: Object.fromEntries(links.map((link) => [link.hreflang, link.getAttribute('href')])),
      jsonLd: data.map((script): Record<string, unknown> => JSON.parse(script.textContent ?? '')),
    }
  })
