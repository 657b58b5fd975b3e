/** What was searched for instead of what was typed, begun with a capital as a title is. */
export function CorrectedSearch(props: { corrected: string; intro: string; typed: string; className?: string }) {
  const { corrected, intro, typed, className } = props
  return (
    <p className={className}>
      {intro} <strong>{corrected.charAt(0).toLocaleUpperCase() + corrected.slice(1)}</strong> {typed}
    </p>
  )
}
