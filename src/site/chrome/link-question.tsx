import { Button } from '../../ui/button.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { StatusPage } from './status-page.tsx'

interface LinkQuestionProps {
  /** Of the page's tiles. */
  seed: string
  /** The form that a press of the button sends. */
  form: string
  title: string
  text: string
  button: string
}

/** What a link in a mail asks. A button, because programs that look at such links follow them but press nothing. */
export function LinkQuestion({ seed, form, title, text, button }: LinkQuestionProps) {
  return (
    <StatusPage seed={seed}>
      <h1>
        <WholeWords text={title} />
      </h1>
      <p className="lead">{text}</p>
      <form method="post" data-form={form}>
        <Button type="submit">{button}</Button>
      </form>
    </StatusPage>
  )
}
