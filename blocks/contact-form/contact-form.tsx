import { contact } from '../../src/ui/contact/contact.ts'
import { ContactFields } from '../../src/ui/contact/contact-fields.tsx'
import { Form } from '../../src/ui/forms/form.tsx'
import { Section } from '../../src/ui/section.tsx'
import type { BlockProps } from '../kit/define-block.ts'

type Content = { title: string; text: string; buttonLabel: string }

/** A link may say what the question is about: '/contact?subject=Excel'. */
export function Block({ id, content, page, opens, form }: BlockProps<Content>) {
  const [subject = ''] = page.search.subject ?? []
  return (
    <Section id={id} title={content.title} text={content.text} opens={opens} beside>
      <Form definition={contact} state={form} values={{ subject: subject.slice(0, 200) }} id={`${id}-form`}>
        <ContactFields buttonLabel={content.buttonLabel} />
      </Form>
    </Section>
  )
}
