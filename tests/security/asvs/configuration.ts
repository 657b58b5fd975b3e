import type { Item } from './item.ts'

/** ASVS 5.0, V13. */
export const configuration: Item[] = [
  ['13.1.1', 2, 'Whom the server talks to is documented', { byDesign: 'README, ’On real services’' }],
  [
    '13.2.1',
    2,
    'Services know each other',
    {
      open: 'database, S3, SMTP and Mollie take the credentials that they are given, which do not change by themselves',
    },
  ],
  ['13.2.2', 2, 'Least privileges', { open: 'the database’s user owns its schema: it migrates at start' }],
  [
    '13.2.3',
    2,
    'No default credentials',
    {
      provenBy: [
        [
          'src/db/embedded.test.ts',
          'writes reach the disk, the password is secret, and Ctrl-C does not reach the database',
        ],
      ],
    },
  ],
  ['13.2.4', 2, 'Outgoing calls go to a list', { byDesign: 'configured addresses only; no firewall is part of this' }],
  [
    '13.2.5',
    2,
    'The server loads from a list',
    {
      provenBy: [
        ['tests/gateway/errors.test.ts', 'with an API address the calls go there over HTTP, the token with them'],
      ],
    },
  ],
  [
    '13.3.1',
    2,
    'Secrets are in a vault',
    { open: 'environment variables, and a file of mode 600 for the secret that is made once' },
  ],
  [
    '13.3.2',
    2,
    'Few read secrets',
    { byDesign: 'one file reads the environment (tests/architecture/imports.test.ts)' },
  ],
  [
    '13.4.1',
    1,
    'No source control is served',
    { provenBy: [['tests/security/server.test.ts', 'nothing of the project’s own files is served']] },
  ],
  ['13.4.2', 2, 'No debug modes', { provenBy: [['tests/e2e/http.test.ts', 'no answer tells what it was made with']] }],
  [
    '13.4.3',
    2,
    'No directory listings',
    { provenBy: [['tests/security/server.test.ts', 'nothing of the project’s own files is served']] },
  ],
  ['13.4.4', 2, 'No TRACE', { provenBy: [['tests/e2e/http.test.ts', 'with the method %s is rejected']] }],
  [
    '13.4.5',
    2,
    'Monitoring is not for everybody',
    { provenBy: [['tests/e2e/operation.test.ts', 'what the site says of itself is for who has the token']] },
  ],
]
