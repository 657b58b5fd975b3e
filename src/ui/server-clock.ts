/** What the server's clock said last, and when by the time that this page has been open. */
let heard: { said: number; at: number } | undefined

/** Takes over what the server says that time it is: an instant of a page, or a response's Date. */
export function setServerClock(instant: string | null): void {
  const said = Date.parse(instant ?? '')
  if (!Number.isNaN(said)) heard = { said, at: performance.now() }
}

/** The instant by the server's clock, as far as it has said one: the browser's own may be years away. */
export const serverNow = (): string =>
  new Date(heard ? heard.said + performance.now() - heard.at : Date.now()).toISOString()
