import { Status } from '../../ui/kit/status.tsx'
import { useTexts } from '../../ui/texts.ts'

/** Whether somebody dealt with a message. */
export function MessageState({ handled }: { handled: boolean }) {
  const t = useTexts('panel-messages')
  return <Status status={handled ? 'completed' : 'new'} label={t(`handledIs.${handled}`)} />
}
