import { SubmitButton } from '../forms/submit-button.tsx'
import { TextArea, TextField } from '../forms/text-field.tsx'
import { useTexts } from '../texts.ts'

/** What the contact form asks. */
export function ContactFields({ buttonLabel }: { buttonLabel: string }) {
  const t = useTexts('contact-form')
  return (
    <>
      <div className="pair">
        <TextField name="firstName" autoComplete="given-name" />
        <TextField name="lastName" autoComplete="family-name" />
      </div>
      <TextField name="email" type="email" autoComplete="email" />
      <TextField name="phone" type="tel" autoComplete="tel" hint={t('phoneHint')} width="medium" optional />
      <TextField name="subject" />
      <TextArea name="message" />
      <SubmitButton label={buttonLabel} />
    </>
  )
}
