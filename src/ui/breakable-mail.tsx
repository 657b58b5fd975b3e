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
