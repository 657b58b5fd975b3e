/** Where there is little room it breaks before the @, not in the middle of a word. */
export function BreakableMail({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}

/** A heading in which no line ends at a hyphen, as 'kmo-' would on a phone; only a word wider than the line breaks. */
export function WholeWords({ text }: { text: string | null | undefined }) {
  const hyphen = text?.indexOf('-') ?? -1
  if (!text || hyphen < 0) return text
  const start = text.lastIndexOf(' ', hyphen) + 1
  const end = `${text} `.indexOf(' ', hyphen)
  return (
    <>
      {text.slice(0, start)}
      <span className="whole">{text.slice(start, end)}</span>
      <WholeWords text={text.slice(end)} />
    </>
  )
}

/** An element whose content is HTML of our own making: a drawing, or Markdown as it was read. Never what people typed. */
export function InnerHtml(props: { html: string; as?: 'div' | 'span'; className?: string }) {
  const { html, as: Element = 'div', className } = props
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
