import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useTexts } from '../../../ui/texts.ts'

const id = 'unsaved-changes'

/** Before what was typed is lost; closing it stays. */
export function LeaveQuestion({ onAnswer }: { onAnswer(mayLeave: boolean): void }) {
  const t = useTexts('area')
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const dialog = place.current?.querySelector('dialog')
    dialog?.addEventListener('close', () => onAnswer(false))
    dialog?.showModal()
  }, [onAnswer])
  return (
    <div ref={place}>
      <Dialog id={id} title={t('leave.title')} text={t('leave.text')} wayOut={t('leave.stay')}>
        <Button look="danger" onClick={() => onAnswer(true)}>
          {t('leave.go')}
        </Button>
      </Dialog>
    </div>
  )
}
