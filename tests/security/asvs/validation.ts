import type { Item } from './item.ts'

/** ASVS 5.0, V2. */
export const validation: Item[] = [
  [
    '2.1.1',
    1,
    'Rules for input are documented',
    { provenBy: [['tests/api/documentation.test.ts', 'every parameter has a sentence']] },
  ],
  [
    '2.1.2',
    2,
    'Rules for what belongs together are documented',
    { byDesign: 'the schemas say them, and /api/docs the failures of each call' },
  ],
  [
    '2.1.3',
    2,
    'Limits of the business are documented',
    { byDesign: 'README, `src/api/platform/rate-limits.ts` and the sentences of the calls; no single page has all' },
  ],
  [
    '2.2.1',
    1,
    'Input is checked against an expected shape',
    {
      provenBy: [
        ['tests/api/random-bodies.test.ts', 'whatever is sent, the answer is calm'],
        [
          'tests/api/filter-properties.test.ts',
          'refuses an operator that does not fit, a value that is none, and a field it does not have',
        ],
      ],
    },
  ],
  [
    '2.2.2',
    1,
    'The server checks, whatever the browser did',
    { provenBy: [['tests/api/operations.test.ts', 'answers %i']] },
  ],
  [
    '2.2.3',
    2,
    'What belongs together is checked together',
    {
      provenBy: [
        ['tests/api/results.test.ts', 'the score lies between nothing and the maximum, of participants with a seat'],
        ['tests/api/attendances.test.ts', 'only of participants with a seat, on days of the session'],
        [
          'tests/api/registration-drafts.test.ts',
          'is what is registered: another total or other participants are refused, and cost nothing',
        ],
        ['tests/api/quotations.test.ts', 'is approved as it was read: not the dearer one that was sent meanwhile'],
      ],
    },
  ],
  [
    '2.3.1',
    1,
    'Steps come in their order',
    {
      provenBy: [
        [
          'tests/api/booking-transitions.test.ts',
          'no calls in whatever order bring a booking where the table of moves does not',
        ],
        [
          'tests/api/registration-transitions.test.ts',
          'no calls in whatever order bring a registration, its payments or its invoices where their tables do not',
        ],
      ],
    },
  ],
  [
    '2.3.2',
    2,
    'Limits of the business hold',
    {
      provenBy: [
        [
          'tests/api/contacts.test.ts',
          'twenty an hour are taken from one address, and from others and from who did the work still more',
        ],
        ['tests/api/newsletter.test.ts', 'from one place has an end'],
      ],
    },
  ],
  [
    '2.3.3',
    2,
    'A change happens whole or not at all',
    {
      provenBy: [
        [
          'tests/faults/kill.test.ts',
          'kill -9 on a served database loses nothing that was acknowledged, and doubles nothing',
        ],
      ],
    },
  ],
  [
    '2.3.4',
    2,
    'Seats and rooms are given once',
    {
      provenBy: [
        ['tests/faults/seats.test.ts', 'of 200 who register at once for 5 seats, exactly 5 get one'],
        ['tests/faults/rooms.test.ts', 'of thirty who confirm the same room and day part at once, exactly one gets it'],
      ],
    },
  ],
  [
    '2.4.1',
    2,
    'Machines cannot overuse a function',
    {
      provenBy: [
        ['tests/api/bookings.test.ts', 'again and again from one address is too many'],
        ['tests/api/auth.test.ts', 'an address is refused after a hundred failures, whatever accounts it tries'],
      ],
    },
  ],
]
