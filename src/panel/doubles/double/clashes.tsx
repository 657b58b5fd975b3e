import { formatDayInYear } from '../../../domain/format.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { Compared } from './compared-query.ts'

/** Why two cannot become one yet, and what helps. */
export function Clashes({ clashes, page: { locale } }: { clashes: Compared['clashes']; page: PageContext }) {
  const t = useTexts('panel-doubles')
  if (clashes.length === 0) return null
  return (
    <Notice tone="wait" title={t('clashTitle')}>
      {listed(clashes).map(({ kind, name, at }) => (
        <span key={kind + name + at} data-clash={kind}>
          {t(`clashes.${kind}`, { name: at ? `${name}, ${formatDayInYear(at, locale)}` : name })}{' '}
        </span>
      ))}
    </Notice>
  )
}
