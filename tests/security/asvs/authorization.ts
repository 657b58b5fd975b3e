import type { Item } from './item.ts'

/** ASVS 5.0, V8. */
export const authorization: Item[] = [
  [
    '8.1.1',
    1,
    'Who may call what is documented',
    { provenBy: [['tests/api/documentation.test.ts', 'keeps the API from starting, by its name']] },
  ],
  [
    '8.1.2',
    2,
    'Who may change which field is documented',
    { provenBy: [['tests/api/documentation.test.ts', 'every call has a line and sentences of its own for people']] },
  ],
  [
    '8.2.1',
    1,
    'Who may call what holds',
    { provenBy: [['tests/api/access.test.ts', 'the matrix has a line for every operation, and no other']] },
  ],
  [
    '8.2.2',
    1,
    'One sees one’s own things',
    {
      provenBy: [
        ['tests/api/access.test.ts', 'lists hold what is one’s own and nothing else'],
        ['tests/gateway/callers.test.ts', 'what is told alone is the caller’s own'],
        ['tests/security/owner-matrix.test.ts', 'of $text everybody gets what is theirs'],
        ['tests/security/owner-matrix.test.ts', 'GraphQL gives everybody what is theirs of $text'],
      ],
    },
  ],
  [
    '8.2.3',
    2,
    'One changes and sees one’s own fields',
    {
      provenBy: [
        ['tests/api/access.test.ts', 'what a room is paid by the day'],
        [
          'tests/api/organisations.test.ts',
          'sees and changes its own organisation and no other, and not who is a partner',
        ],
        [
          'tests/security/owner-matrix.test.ts',
          'the form $name at $path, sent by anybody else, changes nothing of the owner’s',
        ],
      ],
    },
  ],
  [
    '8.3.1',
    1,
    'The API decides, not the browser',
    {
      provenBy: [
        ['tests/api/access.test.ts', 'the matrix has a line for every operation, and no other'],
        ['tests/security/owner-matrix.test.ts', 'GraphQL changes nothing of the owner’s by $text of anybody else'],
      ],
    },
  ],
  [
    '8.4.1',
    2,
    'Organisations do not meet',
    {
      provenBy: [
        [
          'tests/gateway/callers.test.ts',
          'each caller is told the same in a crowd as alone, whatever was asked before',
        ],
        ['tests/api/access.test.ts', 'lists hold what is one’s own and nothing else'],
      ],
    },
  ],
]
