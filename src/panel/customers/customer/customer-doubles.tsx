import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { doubleHref } from '../../doubles/doubles-path.ts'
import recordStyles from '../../record/record.module.css'
import { RecordPart } from '../../record/record.tsx'
import type { CustomerDouble } from './customer-query.ts'

/** Who of this customer is probably there twice; nothing where nobody is. */
export function CustomerDoubles({ doubles, page }: { doubles: readonly CustomerDouble[]; page: PageContext }) {
  const t = useTexts('panel-doubles')
  if (doubles.length === 0) return null
  return (
    <RecordPart id="doubles" title={t('likely')} isWide>
      <ul className={recordStyles.lines}>
        {doubles.map(({ kind, why, kept, dropped }) => (
          <li key={kept._id + dropped._id}>
            <a href={doubleHref(kind, kept._id, dropped._id, page)}>
              {kept.name}, {dropped.name}
            </a>
            <span className="muted">{t(`reasons.${why}`)}</span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}
