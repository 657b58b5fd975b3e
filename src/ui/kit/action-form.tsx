import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button.tsx'

export interface ActionFormProps {
  /** The form's, as its definition has it. */
  name: string
  /** What it sends without being filled in; a list is sent value by value under one name. */
  sent?: Record<string, string | number | boolean | readonly string[] | undefined>
  /** Where it is sent; this page when left out. */
  action?: string
  className?: string
  id?: string
  children: ReactNode
}

/** A form of a few hidden values, which its button sends: there is little or nothing to fill in. */
export function ActionForm({ name, sent = {}, children, ...form }: ActionFormProps) {
  return (
    <form method="post" {...form} data-form={name}>
      <input type="hidden" name="form" value={name} />
      {Object.entries(sent).map(([field, value]) =>
        [value ?? []]
          .flat()
          .map((one) => <input key={`${field} ${one}`} type="hidden" name={field} value={String(one)} />),
      )}
      {children}
    </form>
  )
}

export type ActionButtonProps = ActionFormProps & Pick<ComponentProps<typeof Button>, 'look' | 'aria-label'>

/** The form that is only its button. */
export function ActionButton({ children, look, 'aria-label': label, ...form }: ActionButtonProps) {
  return (
    <ActionForm {...form}>
      <Button type="submit" look={look} aria-label={label}>
        {children}
      </Button>
    </ActionForm>
  )
}
