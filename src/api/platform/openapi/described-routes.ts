import type { Hono } from 'hono'
import { findTargetHandler } from 'hono/utils/handler'
import type { ApiEnv } from '../context.ts'
import { type Operation, operationOf } from './operation.ts'

export interface DescribedRoute {
  /** 'PATCH' */
  method: string
  /** As OpenAPI writes it, below /api: '/faqs/{id}'. */
  path: string
  operation: Operation
}

const openApiPath = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1')

/** All calls with what they say of themselves; throws for a route whose first handler does not say who may call it. */
export function describedRoutes({ routes }: Pick<Hono<ApiEnv>, 'routes'>): DescribedRoute[] {
  const known = new Map<string, DescribedRoute>()
  for (const { method, path, handler } of routes) {
    const name = `${method} ${path}`
    if (known.has(name)) continue
    const operation = operationOf(findTargetHandler(handler))
    if (!operation?.access) throw new Error(`The route ${name} does not say who may call it`)
    known.set(name, { method, path: openApiPath(path), operation })
  }
  return [...known.values()]
}
