/** The path of a Chromium, or undefined where Playwright has its own. */
export function findBrowser(): string | undefined
