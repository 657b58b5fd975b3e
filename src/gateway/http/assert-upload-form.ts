import { isRecord } from '../../domain/is-record.ts'
import { HttpError } from '../errors.ts'
import { assertOneOperation } from './assert-one-operation.ts'

function jsonPart(form: FormData, name: string): unknown {
  const part = form.get(name)
  if (typeof part !== 'string') throw new HttpError(400, `'${name}' is missing`)
  try {
    return JSON.parse(part)
  } catch {
    throw new HttpError(400, `'${name}' is not JSON`)
  }
}

/** Records and lists alike. */
const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A file goes where the request keeps a place for it: a null under `variables`, and nowhere else. */
function assertPlace(operations: Record<string, unknown>, path: string) {
  const [root, ...steps] = path.split('.')
  let place: unknown = root === 'variables' && steps.length > 0 ? operations.variables : undefined
  for (const step of steps) place = isHolder(place) && Object.hasOwn(place, step) ? Reflect.get(place, step) : undefined
  if (place !== null) throw new HttpError(400, `'map' names no null at '${path}'`)
}

/** Throws unless every file has a place of its own; Yoga puts them there. */
export function assertUploadForm(form: FormData): void {
  const operations = jsonPart(form, 'operations')
  const map = jsonPart(form, 'map')
  assertOneOperation(operations)
  if (!isRecord(map)) throw new HttpError(400, "'map' is no record")
  const places = new Set<string>()
  for (const [name, paths] of Object.entries(map)) {
    if (!(form.get(name) instanceof File)) throw new HttpError(400, `There is no file '${name}'`)
    const [path, ...others]: unknown[] = Array.isArray(paths) ? paths : []
    if (typeof path !== 'string' || others.length > 0 || places.has(path)) {
      throw new HttpError(400, `'map' gives '${name}' no single place`)
    }
    assertPlace(operations, path)
    places.add(path)
  }
}
