import { Notice } from '../../../ui/kit/notice.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { reasonOf } from './reason-of.ts'

/** Tells whoever was led here what for, and that they come back. */
export function ReturnReason({ returnUrl }: { returnUrl: string | undefined }) {
  const t = useTexts('auth')
  const reason = reasonOf(returnUrl)
  if (!reason) return null
  return (
    <Notice tone="info" title={t(`login.why.${reason}`)}>
      {t('login.why.after')}
    </Notice>
  )
}
