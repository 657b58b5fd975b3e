import { Markdown } from '../../src/ui/markdown.tsx'
import { Section } from '../../src/ui/section.tsx'
import type { BlockProps } from '../define-block.ts'

export function Block({ id, content }: BlockProps<{ title: string; text: string }>) {
  return (
    <Section id={id} title={content.title}>
      <Markdown text={content.text} />
    </Section>
  )
}
