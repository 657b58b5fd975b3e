import styles from './markdown.module.css'
import { type Alternatives, markdownHtml } from './markdown-html.ts'
import { InnerHtml } from './wording.tsx'

/** What an editor wrote in Markdown, at most as wide as reads well. For parts that stay HTML: the reader is large. */
export function Markdown(props: {
  text: string
  firstHeading?: 2 | 3 | 4
  className?: string
  /** What uploaded pictures show, for those of which the text does not say it. */
  alternatives?: Alternatives
}) {
  const html = markdownHtml(props.text, props.firstHeading, props.alternatives)
  return <InnerHtml className={`${styles.prose} ${props.className ?? ''}`} html={html} />
}
