import type { Item } from './item.ts'

/** ASVS 5.0, V14. */
export const data: Item[] = [
  [
    '14.1.1',
    2,
    'Sensitive data is classified',
    { open: 'birth data, results, passwords and tokens are treated as such; no document classifies them' },
  ],
  ['14.1.2', 2, 'Each class has its protection', { open: 'as above' }],
  [
    '14.2.1',
    1,
    'Nothing sensitive in addresses',
    {
      open: 'sign-in and tokens travel in bodies and headers; links of mails and signed files bear theirs in the address, as such links do',
    },
  ],
  [
    '14.2.2',
    2,
    'Nothing sensitive is kept by caches',
    {
      provenBy: [
        ['tests/e2e/verify.test.ts', 'who holds a certificate is kept by no cache'],
        ['tests/gateway/visitors.test.ts', 'what a token was shown is never shown to a visitor without one'],
      ],
    },
  ],
  [
    '14.2.3',
    2,
    'Nothing goes to others',
    { provenBy: [['tests/e2e/cookies.test.ts', 'whoever did not choose yet is asked, and nothing is measured']] },
  ],
  ['14.2.4', 2, 'Protection is as documented', { open: 'follows 14.1.2' }],
  [
    '14.3.1',
    1,
    'Signing out clears the browser',
    { provenBy: [['tests/e2e/session.test.ts', 'the form in the header signs out, without scripts too']] },
  ],
  [
    '14.3.2',
    2,
    'Browsers keep nothing sensitive',
    { provenBy: [['tests/security/headers.test.ts', 'what somebody’s token shows is not to be stored']] },
  ],
  [
    '14.3.3',
    2,
    'Browser storage has no personal data',
    {
      provenBy: [
        ['tests/e2e/session-calls.test.ts', 'the tokens are in cookies alone, which last as long as the session'],
      ],
    },
  ],
]
