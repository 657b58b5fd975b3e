import { randomBytes } from 'node:crypto'

/** Where the browser finds what the page is made of. */
export interface PlaygroundFiles {
  script: string
  /** None in development, where Vite puts styles into the page. */
  stylesheets: readonly string[]
}

/** Own files alone run, and nothing is fetched from elsewhere; the nonce is for the style that an open menu puts into the page. */
function policyOf({ stylesheets }: PlaygroundFiles, nonce: string): string {
  const isBuilt = stylesheets.length > 0
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${isBuilt ? `'nonce-${nonce}'` : "'unsafe-inline'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isBuilt ? '' : ' ws:'}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const htmlOf = ({ script, stylesheets }: PlaygroundFiles, nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphQL</title>
${stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<div id="playground"></div>
<noscript>The playground needs scripts. Queries are sent by POST.</noscript>
<script type="module" src="${script}" nonce="${nonce}"></script>
</body>
</html>
`

/** GraphiQL with the example queries; its files are kept by the browser for good, and it works without internet. */
export function createPlayground(files: PlaygroundFiles) {
  return (request: Request): Response => {
    const nonce = randomBytes(16).toString('base64')
    return new Response(request.method === 'HEAD' ? null : htmlOf(files, nonce), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyOf(files, nonce),
        'cache-control': 'no-store',
      },
    })
  }
}
