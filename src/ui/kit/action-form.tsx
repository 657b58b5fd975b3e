import type { ReactNode } from 'react'

/** What a form sends without being filled in; a list is sent value by value under one name. */
type Sent = Record<string, string | number | boolean | readonly string[]>

export interface ActionFormProps {
  /** The form's, as its definition has it. */
  name: string
  sent?: Sent
  /** Where it is sent; this page when left out. */
  action?: string
  className?: string
  /** Its button. */
  children: ReactNode
}

/** A form that is a button: there is nothing to fill in. */
export function ActionForm({ name, sent = {}, action, className, children }: ActionFormProps) {
  const values = Object.entries(sent).flatMap(([field, value]) =>
    [value].flat().map((one) => ({ field, value: String(one) })),
  )
  return (
    <form method="post" action={action} className={className} data-form={name}>
      <input type="hidden" name="form" value={name} />
      {values.map(({ field, value }) => (
        <input key={`${field} ${value}`} type="hidden" name={field} value={value} />
      ))}
      {children}
    </form>
  )
}
