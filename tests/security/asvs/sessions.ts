import type { Item } from './item.ts'

/** ASVS 5.0, V7. */
export const sessions: Item[] = [
  ['7.1.1', 2, 'How long a session lasts is documented', { byDesign: '`src/api/identity/open-session.ts`' }],
  [
    '7.1.2',
    2,
    'How many sessions an account has is documented',
    { byDesign: 'any number; they are listed and ended one by one' },
  ],
  ['7.1.3', 2, 'Federated sessions', { notApplicable: 'none' }],
  [
    '7.2.1',
    1,
    'The server checks sessions',
    { provenBy: [['tests/e2e/live-sessions.test.ts', 'signing out ends the access token in every process at once']] },
  ],
  [
    '7.2.2',
    1,
    'Tokens are made for each session',
    { provenBy: [['tests/api/auth.test.ts', 'refresh tokens rotate, and one used twice ends all that came of it']] },
  ],
  [
    '7.2.3',
    1,
    'Tokens cannot be guessed',
    { provenBy: [['tests/api/auth.test.ts', 'a token of another kind, another key or another time opens nothing']] },
  ],
  [
    '7.2.4',
    1,
    'Signing in makes a new session and ends the old one',
    { provenBy: [['tests/e2e/session-calls.test.ts', 'signing in again ends the session that was there']] },
  ],
  [
    '7.3.1',
    2,
    'An idle session ends',
    {
      provenBy: [
        [
          'tests/api/login-sessions.test.ts',
          'a session of $email ends $idle days after its last use, and after $absolute at most',
        ],
      ],
    },
  ],
  [
    '7.3.2',
    2,
    'A session has an end',
    {
      provenBy: [
        [
          'tests/api/login-sessions.test.ts',
          'a session of $email ends $idle days after its last use, and after $absolute at most',
        ],
      ],
    },
  ],
  [
    '7.4.1',
    1,
    'A session that ended opens nothing',
    {
      provenBy: [
        ['tests/e2e/live-sessions.test.ts', 'signing out ends the access token in every process at once'],
        [
          'tests/e2e/renewal.test.ts',
          'by plain navigation a refusal leads to where one signs in, signed out, and back to the same page',
        ],
      ],
    },
  ],
  [
    '7.4.2',
    1,
    'A closed account has no session',
    { provenBy: [['tests/e2e/live-sessions.test.ts', 'an account that staff close is out at once']] },
  ],
  [
    '7.4.3',
    2,
    'A new password ends other sessions',
    {
      provenBy: [
        ['tests/e2e/live-sessions.test.ts', 'a change of the password ends those of every other session'],
        ['tests/e2e/live-sessions.test.ts', 'a password that was forgotten and chosen anew ends all of them'],
      ],
    },
  ],
  [
    '7.4.4',
    2,
    'Signing out is at hand',
    { provenBy: [['tests/e2e/session.test.ts', 'the form in the header signs out, without scripts too']] },
  ],
  [
    '7.4.5',
    2,
    'Staff end sessions of others',
    { provenBy: [['tests/api/users.test.ts', 'staff close an account: it cannot sign in or go on']] },
  ],
  [
    '7.5.1',
    2,
    'Signing in again before the address changes',
    {
      provenBy: [
        ['tests/api/reauthentication.test.ts', 'one’s own address never changes without the password'],
        [
          'tests/api/reauthentication.test.ts',
          'staff change an e-mail address with their own password, or just after they signed in',
        ],
      ],
    },
  ],
  [
    '7.5.2',
    2,
    'One’s sessions are seen and ended',
    {
      provenBy: [
        [
          'tests/api/login-sessions.test.ts',
          'one sees where one is signed in, and ends a session on a device that is lost',
        ],
      ],
    },
  ],
  ['7.6.1', 2, 'Sessions of an identity provider', { notApplicable: 'none' }],
  [
    '7.6.2',
    2,
    'A session begins by an act of the user',
    {
      provenBy: [
        [
          'tests/e2e/session.test.ts',
          'signing in gives the browser a token and a role, and keeps the refresh token from scripts',
        ],
      ],
    },
  ],
]
