import type { Item } from './item.ts'

/** ASVS 5.0, V15. */
export const architecture: Item[] = [
  ['15.1.1', 1, 'How soon libraries are mended is documented', { open: 'no policy is written' }],
  [
    '15.1.2',
    2,
    'All libraries are known',
    { provenBy: [['tests/architecture/lock-file.test.ts', 'names no address to download from']] },
  ],
  [
    '15.1.3',
    2,
    'What costs much is documented',
    { byDesign: 'README, Speed and Decisions: password hashing, search, PDFs, pictures' },
  ],
  ['15.2.1', 1, 'No library is past its time', { open: 'follows 15.1.1' }],
  [
    '15.2.2',
    2,
    'What costs much cannot stop the rest',
    {
      provenBy: [
        ['tests/api/login-load.test.ts', '320 valid logins at once from one address hold up nobody elsewhere'],
        [
          'tests/architecture/regular-expressions.test.ts',
          'no regular expression takes more time than its input is long',
        ],
        [
          'tests/faults/large-bodies.test.ts',
          'a form of more than a thousand entries is refused, whatever its length; one of a thousand is read',
        ],
        [
          'tests/security/input.test.ts',
          'each list in a body has a longest length, which is all that is said of one that is longer',
        ],
      ],
    },
  ],
  [
    '15.2.3',
    2,
    'Production has no test functions',
    { open: 'the mailbox and the free checkout stand where no SMTP or payment key is set' },
  ],
  ['15.3.1', 1, 'Only named fields leave', { provenBy: [['tests/api/operations.test.ts', 'answers %i']] }],
  [
    '15.3.2',
    2,
    'Outgoing calls follow no redirect',
    { provenBy: [['tests/security/outgoing.test.ts', '%s follows no redirect']] },
  ],
  [
    '15.3.3',
    2,
    'Only named fields are taken',
    {
      provenBy: [
        ['tests/api/students.test.ts', 'keeps what is not named, and knows no other fields'],
        ['tests/api/users.test.ts', 'nobody makes themselves more than a contact'],
      ],
    },
  ],
  [
    '15.3.4',
    2,
    'The caller’s address is the right one',
    {
      provenBy: [
        ['src/server/app/client-address.test.ts', 'a trusted proxy is believed, and what stands before it is not'],
      ],
    },
  ],
  [
    '15.3.5',
    2,
    'Values have their type',
    { provenBy: [['tests/api/random-bodies.test.ts', 'whatever is sent, the answer is calm']] },
  ],
  [
    '15.3.6',
    2,
    'No prototype pollution',
    { provenBy: [['tests/security/input.test.ts', 'a body cannot reach into what all objects share']] },
  ],
  [
    '15.3.7',
    2,
    'No parameter pollution',
    { provenBy: [['tests/security/input.test.ts', 'a parameter that means one thing is given once']] },
  ],
]
