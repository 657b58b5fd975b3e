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
  const words = (text ?? '').split(' ')
  const joined = words.findIndex((word) => word.includes('-'))
  if (joined < 0) return text
  const rest = words.slice(joined + 1)
  return (
    <>
      {words
        .slice(0, joined)
        .map((word) => `${word} `)
        .join('')}
      <span className="whole">{words[joined]}</span>
      {rest.length > 0 && ' '}
      {rest.length > 0 && <WholeWords text={rest.join(' ')} />}
    </>
  )
}

/** An element whose content is HTML of our own making: a drawing, or Markdown as it was read. Never what people typed. */
export function InnerHtml(props: { html: string; as?: 'div' | 'span'; className?: string }) {
  const { html, as: Element = 'div', className } = props
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
