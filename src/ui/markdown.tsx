import { InnerHtml } from './inner-html.tsx'
import styles from './markdown.module.css'
import { markdownHtml } from './markdown-html.ts'

/** What an editor wrote in Markdown, at most as wide as reads well. For parts that stay HTML: the reader is large. */
export function Markdown(props: { text: string; firstHeading?: 2 | 3 | 4; className?: string }) {
  const html = markdownHtml(props.text, props.firstHeading)
  return <InnerHtml className={`${styles.prose} ${props.className ?? ''}`} html={html} />
}
