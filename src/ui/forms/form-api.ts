import { createForm, FORM_ERROR, type FormApi, type Mutator } from 'final-form'
import type { AnyForm } from './define-form.ts'
import type { FieldErrors, FormState, FormValues } from './form-state.ts'
import { setAt } from './set-at.ts'

export type Values = Record<string, unknown>

/** 'organisation.vat' as final-form keeps it: { organisation: { vat } }. */
function nested(flat: Record<string, unknown>): Values {
  const values: Values = {}
  for (const [name, value] of Object.entries(flat)) setAt(values, name.split('.'), value)
  return values
}

/** Takes over what a server refused: each sentence stands until its field changes. No errors: forgets the last ones. */
const refuse: Mutator<Values> = ([given], { formState, fields }) => {
  const errors: FieldErrors = given
  const names = Object.keys(errors)
  formState.submitErrors = names.length > 0 ? nested(errors) : undefined
  formState.lastSubmittedValues = { ...formState.values }
  formState.submitFailed = names.length > 0
  for (const name of names) if (fields[name]) fields[name].touched = true
}

/** Changes nothing, and has what stands in the fields checked: the rules came after it was typed. */
const recheck: Mutator<Values> = () => {}

/** What stands in each field at first. */
export const startOf = ({ fields }: AnyForm, start: FormValues): Values =>
  nested(Object.fromEntries(fields.map((name) => [name, start[name] ?? ''])))

interface Handlers {
  /** Sentences by field, at once. */
  check(): FieldErrors
  /** null: accepted. No errors at all: refused, and that was said already. */
  submit(): Promise<FieldErrors | null>
}

/**
 * A form's values and errors. Its fields are registered here and not as they are drawn: react-final-form does that in an
 * effect, so that what a server draws would know no errors.
 */
export function createFormApi(
  definition: AnyForm,
  start: FormValues,
  state: FormState | undefined,
  { check, submit }: Handlers,
): FormApi<Values> {
  const { fields } = definition
  const api: FormApi<Values> = createForm<Values>({
    initialValues: startOf(definition, start),
    validate: () => nested(check()),
    onSubmit: async () => {
      const errors = await submit()
      return errors && { ...nested(errors), [FORM_ERROR]: 'refused' }
    },
    mutators: { refuse, recheck },
  })
  // Told once: each telling goes over all fields, which a form of a hundred would do a hundred times.
  api.batch(() => {
    for (const name of fields) {
      api.registerField(name, () => {}, {})
      const typed = state?.values[name]
      if (typed !== undefined) api.change(name, typed)
    }
    if (state) api.mutators.refuse?.(state.errors)
  })
  return api
}
