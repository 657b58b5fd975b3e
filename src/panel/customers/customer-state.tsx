import type { CustomerState as State } from '../../domain/customers.ts'
import { Status } from '../../ui/kit/status.tsx'
import { useTexts } from '../../ui/texts.ts'

/** Whether a customer can come in. */
export function CustomerState({ state }: { state: State }) {
  const t = useTexts('panel-customers')
  return <Status status={state === 'waiting' ? 'wait_for_approval' : state} label={t(`states.${state}`)} />
}
