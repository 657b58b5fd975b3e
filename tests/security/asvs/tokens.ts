import type { Item } from './item.ts'

/** ASVS 5.0, V9. */
export const tokens: Item[] = [
  ['9.1.1', 1, 'Tokens are signed', { provenBy: [['tests/security/tokens.test.ts', '%s opens nothing']] }],
  ['9.1.2', 1, 'One algorithm is taken', { provenBy: [['tests/security/tokens.test.ts', '%s opens nothing']] }],
  [
    '9.1.3',
    1,
    'A token names no key of its own',
    { provenBy: [['tests/security/tokens.test.ts', '%s opens nothing']] },
  ],
  [
    '9.2.1',
    1,
    'A token has its time',
    { provenBy: [['tests/api/auth.test.ts', 'a token of another kind, another key or another time opens nothing']] },
  ],
  [
    '9.2.2',
    2,
    'A token is of its kind',
    { provenBy: [['tests/api/auth.test.ts', 'a token of another kind, another key or another time opens nothing']] },
  ],
  [
    '9.2.3',
    2,
    'A token is for this service',
    { provenBy: [['tests/api/auth.test.ts', 'a token of another kind, another key or another time opens nothing']] },
  ],
  [
    '9.2.4',
    2,
    'Tokens for different uses say so',
    { provenBy: [['tests/api/auth.test.ts', 'a token of another kind, another key or another time opens nothing']] },
  ],
]
