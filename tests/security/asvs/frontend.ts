import type { Item } from './item.ts'

/** ASVS 5.0, V3. */
export const frontend: Item[] = [
  [
    '3.2.1',
    1,
    'What is uploaded or answered is not shown as a page',
    {
      provenBy: [
        ['tests/e2e/http.test.ts', 'whose browser would show what comes gets the strictest policy, tools aside'],
        ['tests/api/files.test.ts', 'keeps several files, with the type of their bytes and not of their names'],
      ],
    },
  ],
  [
    '3.2.2',
    1,
    'Text is written as text',
    { byDesign: 'React escapes; the only HTML written is the checked Markdown’s' },
  ],
  [
    '3.3.1',
    1,
    'Cookies are Secure, with a prefix',
    {
      open: 'all are Secure over https, only the refresh token’s has a prefix: CONTRACT names the cookies accessToken, role, locale and cookieConsent',
    },
  ],
  [
    '3.3.2',
    2,
    'Cookies are SameSite',
    {
      provenBy: [
        ['tests/e2e/session-calls.test.ts', 'the tokens are in cookies alone, which last as long as the session'],
      ],
    },
  ],
  [
    '3.3.3',
    2,
    'Cookies bear __Host-',
    { open: 'the refresh token’s does (tests/e2e/session-calls.test.ts); the names of the others are the contract’s' },
  ],
  [
    '3.3.4',
    2,
    'Session tokens are HttpOnly',
    {
      open: 'the refresh token is; the access token of 15 minutes is read by scripts, as the specification has it (js-cookie, Authorization)',
    },
  ],
  [
    '3.4.1',
    1,
    'HSTS for a year, subdomains too',
    {
      provenBy: [
        ['tests/security/headers.test.ts', 'over https browsers are told to stay there for a year, subdomains too'],
      ],
    },
  ],
  [
    '3.4.2',
    1,
    'No other origin reads responses',
    { provenBy: [['tests/security/headers.test.ts', 'no origin is let in, whoever asks']] },
  ],
  [
    '3.4.3',
    2,
    'A content security policy for pages',
    { provenBy: [['tests/e2e/http.test.ts', '%s runs no script but its own']] },
  ],
  [
    '3.4.4',
    2,
    'nosniff on every response',
    { provenBy: [['tests/e2e/http.test.ts', '%s can be neither framed nor sniffed']] },
  ],
  ['3.4.5', 2, 'A referrer policy', { provenBy: [['tests/e2e/http.test.ts', '%s can be neither framed nor sniffed']] }],
  [
    '3.4.6',
    2,
    'frame-ancestors on every response',
    { provenBy: [['tests/e2e/http.test.ts', '%s can be neither framed nor sniffed']] },
  ],
  [
    '3.5.1',
    1,
    'Forms of other sites are refused',
    {
      provenBy: [
        ['tests/gateway/limits.test.ts', 'what a form of another site can send is refused'],
        ['tests/security/input.test.ts', 'a body that a form of another site can send is refused'],
      ],
    },
  ],
  [
    '3.5.2',
    1,
    'No call that matters goes without preflight',
    { provenBy: [['tests/security/input.test.ts', 'a body that a form of another site can send is refused']] },
  ],
  [
    '3.5.3',
    1,
    'Reading methods change nothing',
    {
      provenBy: [
        [
          'tests/security/input.test.ts',
          'no call that reads takes a body, and every call that changes something is a POST, PUT, PATCH or DELETE',
        ],
        ['tests/security/reading.test.ts', 'no page asks for a change in order to be read'],
        [
          'tests/security/reading.test.ts',
          'a link of another site begins no payment; it leads to the button that does',
        ],
      ],
    },
  ],
  [
    '3.5.4',
    2,
    'Separate applications have separate hosts',
    { open: 'the built-in control panel and the site share a host; CONTROL_PANEL_URL puts it elsewhere' },
  ],
  ['3.5.5', 2, 'postMessage is checked', { notApplicable: 'none is listened to' }],
  ['3.7.1', 2, 'No outdated browser technology', { byDesign: 'HTML, CSS and JavaScript only' }],
  [
    '3.7.2',
    2,
    'Redirects stay on known hosts',
    {
      provenBy: [['tests/e2e/login.test.ts', 'signing in leads back to pages of this site, and nowhere else']],
    },
  ],
]
