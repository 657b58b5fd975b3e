import { createHash } from 'node:crypto'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const common = (secure: boolean) => ({
  ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
})

/**
 * For pages: own files only, the one inline script by its hash, films only from YouTube's cookieless address.
 * What counts visits gets its own origins (`measuring`), where some is configured.
 * Browsers hold the redirect after a form to `formTargets`: origins that a form of ours may lead to.
 * In development Vite puts styles into the page, listens on a socket and waits for its server in a worker of its own making.
 */
export function pageSecurityHeaders(
  inlineScripts: string[],
  {
    secure,
    development,
    measuring,
    formTargets,
    frames,
  }: {
    secure: boolean
    development: boolean
    measuring: readonly string[]
    formTargets: readonly string[]
    /** 'shown': it shows pages of ours in a frame; 'framed': it stands in one. */
    frames?: 'shown' | 'framed'
  },
): Record<string, string> {
  return {
    ...common(secure),
    ...(frames === 'framed' && { 'X-Frame-Options': 'SAMEORIGIN' }),
    'Content-Security-Policy': policy({
      'default-src': "'self'",
      'script-src': ["'self'", ...inlineScripts.map(sha256), ...measuring].join(' '),
      'style-src': development ? "'self' 'unsafe-inline'" : "'self'",
      'img-src': ["'self' data:", ...measuring].join(' '),
      'font-src': "'self'",
      'connect-src': [development ? "'self' ws:" : "'self'", ...measuring].join(' '),
      ...(development && { 'worker-src': "'self' blob:" }),
      'frame-src': frames === 'shown' ? "'self'" : 'https://www.youtube-nocookie.com',
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': [...new Set(["'self'", ...formTargets])].join(' '),
      'frame-ancestors': frames === 'framed' ? "'self'" : "'none'",
    }),
  }
}

/** For a mail that is shown in a frame of ours: its own styles stand in it, and nothing of it may run, be sent or be left by. */
export function mailSecurityHeaders(secure: boolean): Record<string, string> {
  return {
    ...common(secure),
    'X-Frame-Options': 'SAMEORIGIN',
    'Content-Security-Policy': `${policy({
      'default-src': "'none'",
      'style-src': "'unsafe-inline'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'self'",
    })}; sandbox`,
  }
}

/** For answers that are no pages: nothing in them may run or be framed. */
export function dataSecurityHeaders(secure: boolean): Record<string, string> {
  return {
    ...common(secure),
    'Content-Security-Policy': policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" }),
  }
}

/** For the API's documentation, whose own scripts and styles stand in the page. */
export function toolSecurityHeaders(secure: boolean): Record<string, string> {
  return {
    ...common(secure),
    'Content-Security-Policy': policy({
      'default-src': "'self'",
      'script-src': "'self' 'unsafe-inline' 'unsafe-eval' blob:",
      'style-src': "'self' 'unsafe-inline'",
      'worker-src': "'self' blob:",
      'img-src': "'self' data:",
      'font-src': "'self' data:",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'self'",
      'frame-ancestors': "'none'",
    }),
  }
}
