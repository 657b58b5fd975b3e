import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { inviteForm } from './chosen-forms.ts'

/** What can be done with the participants that are chosen; which form it is stands on the button. */
export function ChosenActions({ page: { locale, path } }: { page: PageContext }) {
  const t = useTexts('participants')
  const here = localePath(path, locale)
  return (
    <>
      <Button type="submit" look="outline" name="form" value={inviteForm.name} formAction={here}>
        {t('invite')}
      </Button>
      <Button type="submit" look="outline" formMethod="get" formAction={`${here}/chosen.csv`}>
        {t('export')}
      </Button>
      <Button type="submit" look="outline" name="remove" value="chosen" formMethod="get" formAction={here}>
        {t('remove')}
      </Button>
      <Button type="reset" look="quiet">
        {t('clear')}
      </Button>
    </>
  )
}
