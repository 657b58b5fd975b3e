import { Form } from '../../src/ui/forms/form.tsx'
import { SubmitButton } from '../../src/ui/forms/submit-button.tsx'
import { TextArea, TextField } from '../../src/ui/forms/text-field.tsx'
import { Section } from '../../src/ui/section.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../kit/define-block.ts'
import { contact } from './contact.ts'

type Content = { title: string; text: string; buttonLabel: string }

/** A link may say what the question is about: '/contact?subject=Excel'. */
export function Block({ id, content, page, opens, form }: BlockProps<Content>) {
  const t = useTexts('contact-form')
  const [subject = ''] = page.search.subject ?? []
  return (
    <Section id={id} title={content.title} text={content.text} opens={opens} beside>
      <Form definition={contact} state={form} values={{ subject: subject.slice(0, 200) }} id={`${id}-form`}>
        <div className="pair">
          <TextField name="firstName" autoComplete="given-name" />
          <TextField name="lastName" autoComplete="family-name" />
        </div>
        <TextField name="email" type="email" autoComplete="email" />
        <TextField name="phone" type="tel" autoComplete="tel" hint={t('phoneHint')} width="medium" optional />
        <TextField name="subject" />
        <TextArea name="message" />
        <SubmitButton label={content.buttonLabel} />
      </Form>
    </Section>
  )
}
