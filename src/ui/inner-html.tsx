/** An element whose content is HTML of our own making: a drawing, or Markdown as it was read. Never what people typed. */
export function InnerHtml(props: { html: string; as?: 'div' | 'span'; className?: string }) {
  const { html, as: Element = 'div', className } = props
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
