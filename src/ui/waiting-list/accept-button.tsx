import { Button } from '../button.tsx'

/** Goes on to register those for whom seats are kept. */
export const AcceptButton = ({ id, children }: { id: string; children: string }) => (
  <form method="post" data-form="waiting-list-accept">
    <input type="hidden" name="form" value="waiting-list-accept" />
    <input type="hidden" name="id" value={id} />
    <Button type="submit">{children}</Button>
  </form>
)
