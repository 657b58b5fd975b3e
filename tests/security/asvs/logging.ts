import type { Item } from './item.ts'

/** ASVS 5.0, V16. */
export const logging: Item[] = [
  ['16.1.1', 2, 'What is logged is documented', { open: 'README names LOG_LEVEL; no inventory is written' }],
  [
    '16.2.1',
    2,
    'Entries say when, who and what',
    {
      provenBy: [
        ['tests/api/security-events.test.ts', 'a change of password, address or account is told, and by whom'],
      ],
    },
  ],
  ['16.2.2', 2, 'Times are UTC', { byDesign: 'pino writes milliseconds since 1970' }],
  ['16.2.3', 2, 'Logs go where they should', { byDesign: 'standard error alone' }],
  ['16.2.4', 2, 'Logs can be read by machines', { byDesign: 'pino writes JSON lines' }],
  [
    '16.2.5',
    2,
    'Nothing secret is logged',
    {
      provenBy: [
        ['tests/api/security-events.test.ts', 'nothing that opens anything is told: no password, token or link'],
      ],
    },
  ],
  [
    '16.3.1',
    2,
    'Sign-ins are logged',
    { provenBy: [['tests/api/security-events.test.ts', 'signing in, failing to and signing out are told']] },
  ],
  [
    '16.3.2',
    2,
    'Refusals are logged',
    {
      provenBy: [
        [
          'tests/api/security-events.test.ts',
          'what is refused is told: no token, too low a role, too many attempts; a token used twice',
        ],
      ],
    },
  ],
  [
    '16.3.3',
    2,
    'Attempts to get around are logged',
    { open: 'refusals and too many attempts are (tests/api/security-events.test.ts); input that does not fit is not' },
  ],
  [
    '16.3.4',
    2,
    'What nobody foresaw is logged',
    { provenBy: [['tests/api/failures.test.ts', 'what nobody foresaw is logged and tells nothing']] },
  ],
  ['16.4.1', 2, 'Logs cannot be forged', { byDesign: 'JSON escapes what callers send; request ids are checked' }],
  ['16.4.2', 2, 'Logs are protected', { open: 'by deployment' }],
  ['16.4.3', 2, 'Logs are sent elsewhere', { open: 'by deployment' }],
  [
    '16.5.1',
    2,
    'Errors tell nothing of the inside',
    {
      provenBy: [
        ['tests/api/failures.test.ts', 'what nobody foresaw is logged and tells nothing'],
        [
          'tests/gateway/errors.test.ts',
          'a failed REST call gives its message, status, code and details, and nothing else of the call',
        ],
      ],
    },
  ],
  [
    '16.5.2',
    2,
    'The site stands while others are away',
    {
      provenBy: [
        [
          'tests/e2e/resilience.test.ts',
          'pages that were seen still answer, others say so calmly, and all is well when it returns',
        ],
        ['tests/api/mail.test.ts', 'that is away, or says not now, gets it later'],
        [
          'tests/api/jobs.test.ts',
          'go on when the database was away for longer than the queue itself tries, and say so meanwhile',
        ],
      ],
    },
  ],
  [
    '16.5.3',
    2,
    'Failures open nothing',
    {
      provenBy: [
        ['tests/api/principals.test.ts', 'nothing is trusted while changes may be missed'],
        ['tests/api/failures.test.ts', 'a database that cannot be reached is a calm 503'],
      ],
    },
  ],
]
