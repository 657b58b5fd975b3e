import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button.tsx'
import { ActionButton, type ActionFormProps } from './action-form.tsx'
import { Dialog } from './dialog.tsx'

interface QuestionProps extends Pick<ActionFormProps, 'name' | 'sent' | 'action'> {
  id: string
  title: string
  text: ReactNode
  wayOut: string
  /** The page without the question. */
  wayOutHref?: string
  button: string
  look?: ComponentProps<typeof Button>['look']
  /** The form of that name, where there is something to fill in; left out, it is one that is a button. */
  fields?: ReactNode
}

/** A question that the address asks before something is done: what follows, the way out, and the button that does it. */
export function Question({ name, sent, action, button, look, ...dialog }: QuestionProps) {
  return (
    <Dialog {...dialog}>
      {dialog.fields ? (
        <Button type="submit" form={name} look={look}>
          {button}
        </Button>
      ) : (
        <ActionButton name={name} sent={sent} action={action} look={look}>
          {button}
        </ActionButton>
      )}
    </Dialog>
  )
}
