import type { Context } from 'hono'

/** A script that sends a form for its cookies reads no page (src/ui/forms/send-session-form.ts). */
export const isScript = ({ req }: Context): boolean =>
  req.method === 'POST' && req.header('accept') === 'application/json'

/** An address of ours or another's, as a header may hold it. */
function locationOf(next: string): string {
  const base = 'http://site.invalid'
  const { href } = new URL(next, base)
  return href.startsWith(`${base}/`) ? href.slice(base.length) : href
}

/** Where somebody is led after a form: by the browser itself, or by the script that sent it. */
export const leadTo = (c: Context, next: string): Response =>
  isScript(c) ? c.json({ next: locationOf(next) }) : c.redirect(locationOf(next), 303)
