import { Button } from '../../../ui/button.tsx'

/** One button that does one thing with the file. */
export function UploadAct(props: { form: string; id: string; label: string; look?: 'primary' | 'outline' }) {
  const { form, id, label, look } = props
  return (
    <form method="post" data-form={form}>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look={look}>
        {label}
      </Button>
    </form>
  )
}
