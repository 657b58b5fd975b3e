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
