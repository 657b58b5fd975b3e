import type { PlainType } from './json-schema.ts'

export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  schema: { type: PlainType } | { type: 'array'; items: { type: PlainType } }
  required?: boolean
  /** A sentence for people. */
  description: string
}

export const queryParameter = (name: string, type: PlainType, description: string): Parameter => ({
  name,
  in: 'query',
  schema: { type },
  description,
})

/** Repeated in the query, or once with commas. */
export const listParameter = (name: string, description: string): Parameter => ({
  name,
  in: 'query',
  schema: { type: 'array', items: { type: 'string' } },
  description,
})

export const headerParameter = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  schema: { type: 'string' },
  description,
})

export const pathParameter = (name: string, description: string, type: PlainType = 'string'): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema: { type },
  description,
})

export const required = (parameter: Parameter): Parameter => ({ ...parameter, required: true })

export const pagingParametersTo = (highest: number) => [
  queryParameter('page', 'integer', 'Which page of the list, from 1; the first when left out.'),
  queryParameter('limit', 'integer', `How many a page holds, from 1 to ${highest}; 20 when left out.`),
]

export const pagingParameters = pagingParametersTo(999)
