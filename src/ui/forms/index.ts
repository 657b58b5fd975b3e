/** What forms are drawn with, for screens that the server alone draws. */
export { Checkbox, CheckboxGroup, RadioGroup, SelectField } from './choices.tsx'
export { FileField } from './file-field.tsx'
export { Form } from './form.tsx'
export type { FormState, FormValues } from './form-state.ts'
export { PasswordField } from './password-field.tsx'
export { SubmitButton } from './submit-button.tsx'
export { TextArea, TextField } from './text-field.tsx'
export { useFieldInput } from './use-field.ts'
