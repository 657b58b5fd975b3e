import { Button } from '../button.tsx'

/** Leads to the payment provider. */
export const PayButton = ({ id, children }: { id: string; children: string }) => (
  <form method="post" data-form="registration-pay">
    <input type="hidden" name="form" value="registration-pay" />
    <input type="hidden" name="id" value={id} />
    <Button type="submit">{children}</Button>
  </form>
)
