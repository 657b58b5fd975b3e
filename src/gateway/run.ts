import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema, Kind } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { isRecord } from '../domain/values.ts'
import type { GatewayContext } from './context.ts'
import { countedField, createContext, createTurns, ResponseBudget } from './context.ts'
import { type GatewayError, type GatewayLog, publicError } from './errors.ts'

interface Outcome {
  data: unknown
  errors: GatewayError[]
  tags: Set<string>
  uncacheable: boolean
  retryAfter?: string
}

interface RunOptions {
  /** The caller's Authorization header, for REST. */
  authorization?: string
  /** Others of the caller's request, for REST. */
  headers?: Readonly<Record<string, string>>
  operationName?: string
  /** Gathers the tags of several executions. */
  tags?: Set<string>
  /** For a document of ours that comes again and again: compiled at its first time, fifteen times as fast from then on. */
  compile?: boolean
}

export type Run = (document: DocumentNode, variables: unknown, options?: RunOptions) => Promise<Outcome>

const isOperation = ({ kind }: { kind: string }) => kind === Kind.OPERATION_DEFINITION

/** A variable that was left out is none: a compiled document takes undefined for null. As JSON would do it, but for files. */
function withoutAbsent<Value>(value: Value): Value {
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value).flatMap(([name, part]) =>
    part === undefined ? [] : [[name, withoutAbsent(part)] as const],
  )
  return Object.assign(Object.create(Object.prototype), Object.fromEntries(entries))
}

/** Compiles each document once; null for one of several operations, which cannot be. */
function createCompiled(schema: GraphQLSchema) {
  const compiled = new WeakMap<DocumentNode, CompiledQuery | null>()

  function compile(document: DocumentNode): CompiledQuery | null {
    if (document.definitions.filter(isOperation).length > 1) return null
    const query = compileQuery(schema, document)
    if (!isCompiledQuery(query)) throw query.errors?.[0] ?? new Error('The document cannot be compiled')
    return query
  }

  return (document: DocumentNode): CompiledQuery | null => {
    const known = compiled.get(document)
    if (known !== undefined) return known
    const query = compile(document)
    compiled.set(document, query)
    return query
  }
}

/** Executes documents that are known to fit the schema; what fails is told as errors.ts has it. */
export function createRun(
  schema: GraphQLSchema,
  api: Pick<GatewayContext, 'upstream' | 'callOperation'>,
  log: GatewayLog,
): Run {
  const compiledOf = createCompiled(schema)
  const turns = createTurns()

  async function interpret(
    document: DocumentNode,
    variableValues: Record<string, unknown>,
    contextValue: GatewayContext,
    operationName: string | undefined,
  ): Promise<ExecutionResult> {
    const budget = new ResponseBudget(turns)
    contextValue.budget = budget
    const args = { schema, document, variableValues, operationName, contextValue }
    try {
      return await execute({ ...args, fieldResolver: countedField, abortSignal: budget.signal })
    } catch (error) {
      throw budget.isSpent ? budget.signal.reason : error
    }
  }

  return async (document, variables, options = {}) => {
    const { operationName, compile, ...given } = options
    const context = createContext({ ...api, ...given, headers: given.headers ?? {}, tags: given.tags ?? new Set() })
    const variableValues = isRecord(variables) ? variables : {}
    const compiled = compile ? compiledOf(document) : null
    const { data, errors = [] }: ExecutionResult = compiled
      ? await compiled.query(undefined, context, withoutAbsent(variableValues))
      : await interpret(document, variableValues, context, operationName)
    return {
      data: data ?? null,
      errors: errors.map((error) => publicError(error, log)),
      tags: context.tags,
      uncacheable: context.uncacheable,
      ...(context.retryAfter && { retryAfter: context.retryAfter }),
    }
  }
}
