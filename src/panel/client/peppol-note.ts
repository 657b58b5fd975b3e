/** Whether a number can receive; null where nobody says so. A question that fails is one without an answer. */
async function askReceiver(number: string): Promise<boolean | null> {
  const answer = await fetch(`/control-panel/receivers?${new URLSearchParams({ number })}`).catch(() => null)
  const said: { canReceive?: boolean | null } = answer?.ok ? await answer.json().catch(() => ({})) : {}
  return said.canReceive ?? null
}

/** Says at a VAT field whether invoices come by Peppol to what stands in it, first and as it is left. */
export function watchPeppol(note: HTMLElement) {
  const field = note.parentElement?.querySelector('input')
  if (!field) return
  async function say({ value }: { value: string }) {
    const can = value.trim() === '' ? null : await askReceiver(value)
    if (field?.value === value)
      note.textContent = can === null ? '' : ((can ? note.dataset.yes : note.dataset.no) ?? '')
  }
  field.addEventListener('change', () => void say(field))
  void say(field)
}
