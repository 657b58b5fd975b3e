import type { GraphQLFieldResolver } from 'graphql'
import { isRecord } from '../domain/values.ts'
import type { GatewayContext } from './context.ts'
import type { Turns } from './turns.ts'

async function* rowByRow(list: unknown[], { isTurnOver, next }: Turns) {
  for (const row of list) {
    if (isTurnOver()) await next()
    yield row
  }
}

/** The same list, whose rows the executor completes one after the other, with pauses in between. */
export const inTurns = (list: unknown, { budget }: GatewayContext): unknown =>
  budget && Array.isArray(list) && list.length > 1 ? rowByRow(list, budget.turns) : list

/** Reads a field of a REST response, and counts what it adds to the GraphQL one. */
export const countedField: GraphQLFieldResolver<unknown, GatewayContext> = (source, _args, context, { fieldName }) => {
  if (context.budget?.isSpent) return null
  const value = isRecord(source) ? source[fieldName] : undefined
  context.budget?.spend(fieldName.length + (typeof value === 'string' ? value.length + 6 : 8))
  return inTurns(value, context)
}
