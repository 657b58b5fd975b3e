import type { FormApi } from 'final-form'
import { type RefObject, useEffect, useMemo } from 'react'
import type { AnyForm } from './define-form.ts'
import type { Values } from './form-api.ts'

/**
 * A form that holds what nobody else does bears `data-unsaved`: whoever leaves is asked first. Not one that lets
 * somebody in: its page is left by other ways too.
 */
export function useUnsavedMark(
  { leadsBack }: AnyForm,
  api: FormApi<Values>,
  element: RefObject<HTMLFormElement | null>,
) {
  const mark = useMemo(
    () => ({
      set: (isDirty: boolean) => element.current?.toggleAttribute('data-unsaved', isDirty && !leadsBack),
      forget: () => element.current?.removeAttribute('data-unsaved'),
    }),
    [element, leadsBack],
  )
  useEffect(() => api.subscribe(({ dirty }) => mark.set(dirty === true), { dirty: true }), [api, mark])
  return mark
}
