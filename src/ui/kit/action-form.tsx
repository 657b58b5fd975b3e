import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

/** What a form sends without being filled in; a list is sent value by value under one name. */
type Sent = Record<string, string | number | boolean | readonly string[]>

interface ActionFormProps {
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

interface QuestionProps extends Pick<ActionFormProps, 'name' | 'sent' | 'action'> {
  id: string
  title: string
  text: ReactNode
  /** Why its last answer was refused: said above the text, which tells what holds now. */
  refusal?: string
  wayOut: string
  /** The page without the question. */
  wayOutHref: string
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
        <ActionForm name={name} sent={sent} action={action}>
          <Button type="submit" look={look}>
            {button}
          </Button>
        </ActionForm>
      )}
    </Dialog>
  )
}
