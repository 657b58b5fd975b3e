import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button.tsx'
import { ActionButton, type ActionFormProps } from './action-form.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

interface QuestionProps extends Pick<ActionFormProps, 'name' | 'sent' | 'action'> {
  id: string
  title: string
  text: ReactNode
  /** Why its last answer was refused: said above the text, which tells what holds now. */
  refusal?: string
  wayOut: string
  /** The page without the question. */
  wayOutHref?: string
  button: string
  look?: ComponentProps<typeof Button>['look']
  /** The form of that name, where there is something to fill in; left out, it is one that is a button. */
  fields?: ReactNode
}

/** A question that the address asks before something is done: what follows, the way out, and the button that does it. */
export function Question({ name, sent, action, button, look, refusal, text, ...dialog }: QuestionProps) {
  const told = refusal ? (
    <>
      <Notice tone="bad" title={refusal} />
      {typeof text === 'string' ? <p>{text}</p> : text}
    </>
  ) : (
    text
  )
  return (
    <Dialog {...dialog} text={told}>
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
