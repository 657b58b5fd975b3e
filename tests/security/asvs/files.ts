import type { Item } from './item.ts'

/** ASVS 5.0, V5. */
export const files: Item[] = [
  [
    '5.1.1',
    2,
    'Permitted files are documented',
    {
      byDesign: 'POST /files/upload and /users/student/upload in /api/docs say sizes, numbers and what becomes of them',
    },
  ],
  [
    '5.2.1',
    1,
    'Files have a largest size',
    {
      provenBy: [
        ['tests/api/operations.test.ts', 'answers %i'],
        ['tests/e2e/api-calls.test.ts', 'a body that is too large does not spoil the next call'],
      ],
    },
  ],
  [
    '5.2.2',
    1,
    'The bytes decide the type',
    {
      provenBy: [
        ['tests/api/files.test.ts', 'keeps several files, with the type of their bytes and not of their names'],
        ['tests/api/files.test.ts', 'refuses what it does not know, and then keeps nothing'],
      ],
    },
  ],
  [
    '5.2.3',
    2,
    'Archives are weighed before they are unpacked',
    {
      provenBy: [
        ['tests/api/student-upload.test.ts', 'that is none, or claims more than any has, is refused and hurts nobody'],
      ],
    },
  ],
  [
    '5.3.1',
    1,
    'No uploaded file is run',
    {
      provenBy: [
        ['tests/api/files.test.ts', 'keeps several files, with the type of their bytes and not of their names'],
      ],
    },
  ],
  [
    '5.3.2',
    1,
    'Paths are made of our own ids',
    { provenBy: [['tests/api/failures.test.ts', 'a file is given as it was stored, and only when it is there']] },
  ],
  [
    '5.4.1',
    2,
    'File names of others are not trusted',
    { provenBy: [['tests/api/files.test.ts', 'an object is found by bucket and name, or not at all']] },
  ],
  [
    '5.4.2',
    2,
    'File names in headers are encoded',
    {
      provenBy: [
        ['tests/api/files.test.ts', 'are seen by their organisation, staff and whoever has a link, and by nobody else'],
      ],
    },
  ],
  [
    '5.4.3',
    2,
    'Files are scanned for known malware',
    {
      open: 'no scanner is at hand; pictures are encoded anew, everything else is sandboxed and private to its organisation',
    },
  ],
]
