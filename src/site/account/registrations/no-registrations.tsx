import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'

/** Nothing yet, with the way to the first; or nothing that fits. */
export function NoRegistrations({ page, isEmpty }: { page: PageContext; isEmpty: boolean }) {
  const t = useTexts('registrations')
  if (isEmpty) {
    return (
      <EmptyState seed="registrations" title={t('noneTitle')} text={t('noneText')}>
        <Button href={localePath('/courses', page.locale)}>{t('findCourse')}</Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t('nothingFitsTitle')} text={t('nothingFitsText')}>
      <Button look="outline" href={localePath('/my-account/registration-data', page.locale)}>
        {t('showAll')}
      </Button>
    </EmptyState>
  )
}
