import type { AnyForm } from '../../ui/forms/define-form.ts'
import { stepAddress } from './journey.ts'

/** Which date; it stands in the address from here on, so that a guest keeps it too. */
export const selectForm: AnyForm = {
  name: 'register-select',
  schema: () => import('./select-schema.ts').then((file) => file.selectSchema),
  fields: ['session'],
  submit: async (_send, { session }, page) => stepAddress(page, 'students', { session }),
}
