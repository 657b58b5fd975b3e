import { uuidPattern } from '../../../domain/uuid-pattern.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { DeskRegistrationQuery } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'

export const deskRegistrationQuery = graphql(`
  query DeskRegistration(
    $id: String!, $leaving: [String], $isLeaving: Boolean!, $isReplacing: Boolean!, $isMoving: Boolean!, $search: String
  ) {
    registration(id: $id) {
      _id status outcome isCanceled organisation user net vat total owed reference expiresAt createdAt
      session { _id startDate decision course { title { nl en fr } } location { name { nl en fr } } }
      students { _id firstName lastName email }
      invoice { name address zip city email vat }
      issuedInvoice { _id number }
      refund { amount isSettled }
    }
    deskRegistrations(_id: $id, limit: 1) { items { contact phone creditNotes { _id number } } }
    cancellationEffect(id: $id) { isPossible credit refund kept }
    leavingEffect: cancellationEffect(id: $id, students: $leaving) @include(if: $isLeaving) {
      isPossible isWhole credit refund kept
    }
    registrationMoves(id: $id) @include(if: $isMoving) {
      isPossible
      sessions {
        difference refund
        session { _id startDate registrationCount capacity location { name { nl en fr } } language { name { nl en fr } } }
      }
    }
    registrationReplacements(id: $id, search: $search) @include(if: $isReplacing) { _id firstName lastName email }
    registrationHistory(id: $id) { what to reason at by before about }
  }
`)

export type DeskRow = NonNullable<NonNullable<DeskRegistrationQuery['deskRegistrations']>['items'][number]>
export type Registration = NonNullable<DeskRegistrationQuery['registration']>

const acts = ['cancel', 'move', 'leave', 'replace', 'confirm', 'paid', 'expired'] as const

/** What the address asks about: the whole registration, or one of its participants. */
export function actIn({ search }: PageContext) {
  const act = acts.find((name) => name === search.act?.[0])
  return { act, student: search.student?.[0] ?? '', to: search.to?.[0] ?? '', search: search.search?.[0]?.trim() ?? '' }
}

export function deskRegistrationVariables(page: PageContext) {
  const { act, student, search } = actIn(page)
  const isLeaving = act === 'leave' && uuidPattern.test(student)
  return {
    ...{ id: page.params.id ?? '', isLeaving, isReplacing: act === 'replace', isMoving: act === 'move' },
    ...(isLeaving && { leaving: [student] }),
    ...(search && { search: `~${search.replaceAll(',', ' ')}` }),
  }
}
