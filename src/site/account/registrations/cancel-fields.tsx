import { Button } from '../../../ui/button.tsx'

/** Cancels with the effect on money that stands above it: whatever else would happen meanwhile is refused. */
export function CancelFields(props: {
  id: string
  credit: number
  refund: number
  student?: string
  isWithdrawal?: boolean
  children: string
}) {
  const { id, credit, refund, student, isWithdrawal = false, children } = props
  return (
    <form method="post" data-form="registration-cancel">
      <input type="hidden" name="form" value="registration-cancel" />
      <input type="hidden" name="id" value={id} />
      {student && <input type="hidden" name="student" value={student} />}
      <input type="hidden" name="withdrawal" value={String(isWithdrawal)} />
      <input type="hidden" name="credit" value={credit} />
      <input type="hidden" name="refund" value={refund} />
      <Button look="danger" type="submit">
        {children}
      </Button>
    </form>
  )
}
