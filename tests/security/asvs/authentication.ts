import type { Item } from './item.ts'

/** ASVS 5.0, V6. */
export const authentication: Item[] = [
  [
    '6.1.1',
    1,
    'Limits on guessing are documented',
    { byDesign: '`src/api/platform/rate-limits.ts`; no lockout of the owner' },
  ],
  [
    '6.1.2',
    2,
    'Words that no password may be made of are listed',
    { byDesign: '`src/api/identity/passwords.ts`: the brand beside the common ones' },
  ],
  [
    '6.1.3',
    2,
    'All ways in are documented',
    { byDesign: 'one way: address and password, in /api/docs; the panel asks for isAdmin' },
  ],
  [
    '6.2.1',
    1,
    'Eight characters at least',
    { provenBy: [['tests/api/auth.test.ts', 'needs a caller, a long enough password, and the same twice']] },
  ],
  [
    '6.2.2',
    1,
    'A password can be changed',
    { provenBy: [['tests/api/auth.test.ts', 'takes the old one, goes on here and ends every other session']] },
  ],
  [
    '6.2.3',
    1,
    'Changing needs the old one',
    { provenBy: [['tests/api/auth.test.ts', 'takes the old one, goes on here and ends every other session']] },
  ],
  [
    '6.2.4',
    1,
    'Common passwords are refused',
    {
      provenBy: [
        ['tests/api/passwords.test.ts', 'nobody can choose %s'],
        ['tests/api/passwords.test.ts', 'a change and a reset refuse them too, each at its field, and use nothing up'],
      ],
    },
  ],
  [
    '6.2.5',
    1,
    'Any characters will do',
    { provenBy: [['tests/security/passwords.test.ts', 'a long password of any characters counts letter by letter']] },
  ],
  [
    '6.2.6',
    1,
    'Password fields are masked',
    { open: 'the site’s own forms come with the portal; the sign-in form here is type=password' },
  ],
  [
    '6.2.7',
    1,
    'Pasting and password managers work',
    { open: 'shown with the portal’s forms; nothing stands in their way' },
  ],
  [
    '6.2.8',
    1,
    'A password is taken as it is',
    { provenBy: [['tests/security/passwords.test.ts', 'a long password of any characters counts letter by letter']] },
  ],
  [
    '6.2.9',
    2,
    '64 characters and more',
    { provenBy: [['tests/security/passwords.test.ts', 'a long password of any characters counts letter by letter']] },
  ],
  ['6.2.10', 2, 'A password does not expire', { byDesign: 'nothing asks for another one' }],
  [
    '6.2.11',
    2,
    'Words of the context are refused',
    {
      provenBy: [
        ['tests/api/passwords.test.ts', 'nobody can choose %s'],
        ['tests/api/passwords.test.ts', 'nobody can choose what stands before the @ of their address, nor the address'],
      ],
    },
  ],
  [
    '6.2.12',
    2,
    'Breached passwords are refused',
    { open: 'the common ones of a kept list are; no breach service is asked, which would need the internet' },
  ],
  [
    '6.3.1',
    1,
    'Guessing is limited',
    {
      provenBy: [
        [
          'tests/api/auth.test.ts',
          'ten wrong passwords of an account from one address are enough, and lock its owner out nowhere else',
        ],
        [
          'tests/api/auth.test.ts',
          'a hundred wrong passwords of an account in an hour are enough, wherever they come from',
        ],
      ],
    },
  ],
  [
    '6.3.2',
    1,
    'No default accounts',
    {
      byDesign: 'with DATABASE_URL none is made; the demo’s stand on the embedded database alone, which is for trying',
    },
  ],
  [
    '6.3.3',
    2,
    'Another factor than the password',
    {
      open: 'who works here may set one up, and staff may demand it of everybody in the panel (tests/api/second-factors.test.ts); customers have none',
    },
  ],
  [
    '6.3.4',
    2,
    'No way in that is not documented',
    { provenBy: [['tests/api/access.test.ts', 'the matrix has a line for every operation, and no other']] },
  ],
  [
    '6.4.1',
    1,
    'First passwords are chosen on a link, never sent',
    { provenBy: [['tests/api/users.test.ts', 'an administrator invites a colleague, who chooses a password']] },
  ],
  ['6.4.2', 1, 'No secret questions', { byDesign: 'there are none' }],
  [
    '6.4.3',
    2,
    'A forgotten password is chosen anew safely',
    {
      provenBy: [
        ['tests/api/auth.test.ts', 'the link works once, for an hour'],
        [
          'tests/api/email-verification.test.ts',
          'is asked for no more after %s: its link opens nothing, nor does one to choose a password',
        ],
      ],
    },
  ],
  [
    '6.4.4',
    2,
    'A lost factor',
    {
      provenBy: [
        ['tests/api/second-factors.test.ts', 'a recovery code is good once, however it is typed'],
        [
          'tests/api/second-factors.test.ts',
          'staff take a colleague’s lost one away; an editor takes nobody’s, and nobody a customer’s',
        ],
      ],
    },
  ],
  [
    '6.5.1',
    2,
    'Links work once',
    { provenBy: [['tests/api/auth.test.ts', 'used many times at once, the link sets one password']] },
  ],
  [
    '6.5.2',
    2,
    'Links are kept hashed',
    { byDesign: 'SHA-256 of 256 random bits (`password-reset.ts`, `newsletter-subscriptions.ts`)' },
  ],
  ['6.5.3', 2, 'Links are random', { byDesign: 'node:crypto' }],
  ['6.5.4', 2, 'Links have enough bits', { byDesign: '256 random bits' }],
  ['6.5.5', 2, 'Links live briefly', { open: 'an hour instead of ten minutes, as CONTRACT has it' }],
  ['6.6.1', 2, 'Telephone codes', { notApplicable: 'none are sent' }],
  [
    '6.6.2',
    2,
    'A link belongs to one request',
    { provenBy: [['tests/api/auth.test.ts', 'the link works once, for an hour']] },
  ],
  [
    '6.6.3',
    2,
    'Codes cannot be guessed',
    { provenBy: [['tests/api/auth.test.ts', 'links for one account are mailed ten times an hour']] },
  ],
  ['6.8.1', 2, 'Several identity providers', { notApplicable: 'none' }],
  [
    '6.8.2',
    2,
    'Signed assertions are checked',
    { provenBy: [['tests/api/auth.test.ts', 'a token of another kind, another key or another time opens nothing']] },
  ],
  ['6.8.3', 2, 'SAML', { notApplicable: 'none' }],
  ['6.8.4', 2, 'Strength told by an identity provider', { notApplicable: 'none' }],
]
