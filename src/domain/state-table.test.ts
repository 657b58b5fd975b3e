import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingStatuses, bookingTransitions } from './bookings.ts'
import { invoiceStatuses, invoiceTransitions, paymentStatuses, paymentTransitions } from './money.ts'
import { approvals, approvalTransitions, registrationStatuses, registrationTransitions } from './registrations.ts'
import { canTransition, type StateTable } from './state-table.ts'
import { studentStatuses, studentTransitions } from './students.ts'

interface Machine {
  table: StateTable<string, string>
  /** As the code lists them. */
  states: readonly string[]
  /** Word for word what spec section 4 lists; payments and invoices are ours. */
  written: string
  start: string
  actors: string
  /** What nothing leaves. */
  ends: string
}

/** A table whose words are its own, as one of any words: what it does not know, it does not move. */
const machine = <State extends string, Actor extends string>(
  table: StateTable<State, Actor>,
  states: readonly State[],
  rest: Omit<Machine, 'table' | 'states'>,
): Machine => ({ table: table as StateTable<string, string>, states, ...rest })

const machines: Record<string, Machine> = {
  students: machine(studentTransitions, studentStatuses, {
    written: 'new, invited, active, inactive, deleted, wait_for_approval, wait_for_approval_has_password',
    start: 'new',
    actors: 'owner, participant, administrator',
    ends: 'deleted',
  }),
  approvals: machine(approvalTransitions, approvals, {
    written: 'pending, approved, rejected',
    start: 'pending',
    actors: 'administrator, applicant',
    ends: 'approved',
  }),
  bookings: machine(bookingTransitions, bookingStatuses, {
    written:
      'new, request rejected, rejected, waiting for customer, quotation expired, waiting for payment, paid, completed, canceled',
    start: 'new',
    actors: 'customer, staff, job, payment',
    ends: 'request_rejected, rejected, canceled',
  }),
  registrations: machine(registrationTransitions, registrationStatuses, {
    written: 'awaiting payment, paid, expired',
    start: 'awaiting_payment',
    actors: 'payment, staff, owner, job, cancellation',
    ends: '',
  }),
  payments: machine(paymentTransitions, paymentStatuses, {
    written: 'open, pending, paid, failed, canceled, expired, returned',
    start: 'open',
    actors: 'provider, staff',
    ends: 'paid, failed, canceled, expired, returned',
  }),
  invoices: machine(invoiceTransitions, invoiceStatuses, {
    written: 'open, paid, credited',
    start: 'open',
    actors: 'payment, staff, cancellation',
    ends: 'credited',
  }),
}

const words = (text: string) => text.split(', ').filter(Boolean)

describe.each(Object.entries(machines))('%s', (name, { table, states, written, start, actors, ends }) => {
  const inOrder = [...states].sort()

  test('are in the states of the specification, and the table has each of them', () => {
    expect(inOrder).toEqual(words(written.replaceAll(/(\w) (?=\w)/g, '$1_')).sort())
    expect(Object.keys(table).sort()).toEqual(inOrder)
  })

  test('stay in them, whoever moves them to whatever in any order', () => {
    const move = fc.tuple(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...states) },
        fc.constantFrom('', 'constructor', 'done', '__proto__'),
      ),
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...words(actors)) },
        fc.constantFrom('', 'length', 'nobody', 'CONTACT'),
      ),
    )
    const moves = fc.array(move, { maxLength: 40 })
    fc.assert(
      fc.property(moves, (asked) => {
        let state = start
        for (const [to, actor] of asked) {
          const isEnd = words(ends).includes(state)
          const isAllowed = canTransition(table, state, to, actor)
          expect(isAllowed && isEnd).toBe(false)
          if (!isAllowed) continue
          expect(words(actors)).toContain(actor)
          state = to
          expect(states).toContain(state)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('come to every state from somewhere, and end only where nothing follows', () => {
    const reached = new Set([
      start,
      ...(name === 'students' ? ['wait_for_approval', 'wait_for_approval_has_password'] : []),
    ])
    for (const from of reached) for (const to of Object.keys(table[from] ?? {})) reached.add(to)
    expect([...reached].sort()).toEqual(inOrder)
    expect(states.filter((state) => Object.keys(table[state] ?? {}).length === 0).sort()).toEqual(words(ends).sort())
  })
})
