import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../ui/texts.ts'

/** Puts these people on the waiting list, all together. */
export function WaitButton({ students }: { students: readonly string[] }) {
  const t = useTexts('waiting-list')
  return (
    <form method="post" data-form="waiting-list">
      <input type="hidden" name="form" value="waiting-list" />
      {students.map((id) => (
        <input key={id} type="hidden" name="students" value={id} />
      ))}
      <Button type="submit">{t.count('join', students.length)}</Button>
    </form>
  )
}
