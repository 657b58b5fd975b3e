import { Form } from '../../src/ui/forms/form.tsx'
import { SubmitButton } from '../../src/ui/forms/submit-button.tsx'
import { TextField } from '../../src/ui/forms/text-field.tsx'
import { Section } from '../../src/ui/section.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../kit/define-block.ts'
import { subscription } from './subscription.ts'

type Content = { title: string; text: string; buttonLabel: string }

/** A field for the address and nothing else: whoever asks for news is done in one line. */
export function Block({ id, content, opens, form }: BlockProps<Content>) {
  const t = useTexts('newsletter-form')
  return (
    <Section id={id} title={content.title} text={content.text} opens={opens} ground="sand" beside>
      <Form definition={subscription} state={form} id={`${id}-form`}>
        <TextField name="email" type="email" autoComplete="email" hint={t('hint')} />
        <SubmitButton label={content.buttonLabel} />
      </Form>
    </Section>
  )
}
