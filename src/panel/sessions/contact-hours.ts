import { string } from 'yup'

/** As people write hours: '7', '10,5'. */
export const hours = string()
  .trim()
  .matches(/^\d{1,4}(?:[.,]\d{1,2})?$/, { message: 'error.number', excludeEmptyString: true })
  .required('error.required')

export const hoursOf = (text: string) => Number(text.replace(',', '.'))
