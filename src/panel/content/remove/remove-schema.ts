import { object, string } from 'yup'
import { isPageDocument } from '../../../domain/editing/page-document.ts'

/** Which page goes. */
export const removeSchema = object({
  type: string()
    .test('page', 'error.form', (type) => type !== undefined && isPageDocument(type))
    .required('error.required'),
})
