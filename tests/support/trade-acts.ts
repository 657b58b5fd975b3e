import fc from 'fast-check'

const outcomes = ['paid', 'paid', 'failed', 'canceled', 'expired', 'pending'] as const
const which = fc.nat({ max: 20 })
const who = fc.nat({ max: 2 })
const outcome = fc.constantFrom(...outcomes)
const group = fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 })

const kind = <const Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds)

/** What anybody may do with an order, or around it. */
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('register', 'join'), who, group, session: fc.nat({ max: 1 }) }),
  },
  { weight: 5, arbitrary: fc.record({ kind: kind('pay'), which, outcome, isSilent: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('settle'), which, outcome }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('differ'),
      which,
      more: fc.constantFrom(-500, -1, 1, 12_100),
      decision: fc.constantFrom('accepted', 'settled', 'returned'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('cancel'),
      which,
      part: fc.constantFrom(0, 1, 1, 2),
      withdrawal: fc.constantFrom(false, false, true),
      /** Of what is charged, that staff agree to give back instead of the terms. */
      agreed: fc.constantFrom(null, null, 0, 0.37, 1),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('credit'), which, share: fc.constantFrom(0.00001, 0.1, 1 / 3, 0.77, 1) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('reissue'), which, name: fc.constantFrom('Een bv', 'Twee nv') }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('begin', 'take back', 'leave', 'replace', 'take', 'withdraw'), which }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('move'), which, chosen: fc.constantFrom(null, null, 'agreed', 'today') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('divide'),
      which,
      some: fc.constantFrom(1, 1, 2),
      at: fc.constantFrom('lower', 'agreed', 'today'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('transfer', 'confirm', 'expire'), which }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('call off'), which }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('choose'), which, stays: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('merge'), who, ofStudents: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('reprice'), price: fc.constantFrom(33_333, 45_000, 50_001, 61) }) },
)
export type Act = Parameters<Parameters<typeof act.map>[0]>[0]

/** How many acts a life has, one between two reconciliations. */
export const steps = 14

const settled = fc.oneof(
  fc.record({
    kind: kind('pay'),
    which: fc.constant(0),
    outcome: fc.constant('paid' as const),
    isSilent: fc.boolean(),
  }),
  fc.record({ kind: kind('transfer'), which: fc.constant(0) }),
  act,
)

/** Begins with an order, which is paid mostly; what is done with it and beside it comes after. */
export const life = fc.record({
  capacity: fc.integer({ min: 1, max: 5 }),
  /** Days until the course begins. */
  days: fc.constantFrom(16, 22, 45),
  first: fc.record({ kind: kind('register'), who, group, session: fc.constant(0) }),
  second: settled,
  acts: fc.array(act, { minLength: steps - 2, maxLength: steps - 2 }),
})

/** What befalls all lives at once between two acts: hours pass, and the payment provider may be away. */
export const weather = fc.array(
  fc.record({
    hours: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 1, 30, 50, 170),
    isAway: fc.constantFrom(false, false, false, false, true),
  }),
  { minLength: steps, maxLength: steps },
)
