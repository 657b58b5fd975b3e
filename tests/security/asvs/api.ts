import type { Item } from './item.ts'

/** ASVS 5.0, V4. */
export const api: Item[] = [
  [
    '4.1.1',
    1,
    'Content types are right, with their charset',
    { provenBy: [['tests/api/operations.test.ts', 'answers %i']] },
  ],
  [
    '4.1.2',
    2,
    'Only pages redirect to https',
    { byDesign: 'nothing here redirects to https: the proxy in front does, for pages alone' },
  ],
  [
    '4.1.3',
    2,
    'Headers of a proxy cannot be forged',
    {
      provenBy: [
        ['src/server/app/client-address.test.ts', 'a trusted proxy is believed, and what stands before it is not'],
      ],
    },
  ],
  [
    '4.2.1',
    2,
    'No request smuggling',
    { byDesign: 'Node’s parser refuses a message with both lengths; a body too large ends the connection' },
  ],
  [
    '4.3.1',
    2,
    'GraphQL queries are bounded',
    { provenBy: [['tests/gateway/limits.test.ts', 'a query that fans out over REST is stopped']] },
  ],
  [
    '4.3.2',
    2,
    'No introspection in production',
    {
      provenBy: [
        [
          'tests/gateway/known-documents.test.ts',
          'another document, introspection too, is refused to visitors and customers',
        ],
      ],
    },
  ],
  ['4.4.1', 1, 'WebSockets over TLS', { notApplicable: 'no WebSocket' }],
  ['4.4.2', 2, 'WebSocket origins', { notApplicable: 'no WebSocket' }],
  ['4.4.3', 2, 'WebSocket tokens', { notApplicable: 'no WebSocket' }],
  ['4.4.4', 2, 'WebSocket session', { notApplicable: 'no WebSocket' }],
]
