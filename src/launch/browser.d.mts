/** The path of a Chromium, or undefined where Playwright has its own. */
export function findBrowser(): string | undefined
/** The path of a Chromium without a window of its own, undefined where there is none. */
export function findHeadlessShell(): string | undefined
