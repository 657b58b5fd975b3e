import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../define-page.ts'
import { AccountLayout } from '../account-layout.tsx'

export function Screen({ page }: ScreenProps) {
  const t = useTexts('account-layout')
  return (
    <AccountLayout page={page} title={t('personalData')}>
      <p>{page.visitor?.name}</p>
    </AccountLayout>
  )
}
