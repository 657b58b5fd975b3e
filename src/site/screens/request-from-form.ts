import type { FormState } from '../../ui/forms/form-state.ts'
import type { PageRequest } from './page-request.ts'

/** The request for a page as its form was filled in: what the page reads of its address, it reads of the form then. */
export function requestFromForm(request: PageRequest, { values }: FormState): PageRequest {
  const { definition, context } = request
  const typed = (definition.search ?? []).flatMap((name) => {
    const value = values[name]
    return value === undefined ? [] : [[name, [value].flat()] as const]
  })
  return { ...request, context: { ...context, search: { ...context.search, ...Object.fromEntries(typed) } } }
}
