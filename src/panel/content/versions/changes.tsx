import { formatNumber } from '../../../domain/format.ts'
import { isLocale } from '../../../domain/locales.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from '../content.module.css'
import { blockName, fieldName } from '../content-name.ts'
import type { ContentChange } from './versions-query.ts'

function Change({ change, page }: { change: ContentChange; page: PageContext }) {
  const t = useTexts('panel-content')
  const editor = useTexts('panel-editor')
  const { kind, block, locale, path, before, after } = change
  const name = blockName(block, page.locale)
  if (kind !== 'changed') return <li>{editor(`changes.${kind}`, { name })}</li>
  return (
    <li>
      <strong>
        {name}: {fieldName(path ?? '', page.locale)} {isLocale(locale) && `(${t(`languages.${locale}`)})`}
      </strong>
      {before && <del lang={locale ?? undefined}>{before}</del>}
      {after && <ins lang={locale ?? undefined}>{after}</ins>}
    </li>
  )
}

interface ChangesProps {
  version: number
  changes: readonly ContentChange[]
  page: PageContext
}

/** What a version says otherwise than the one before it, one by one in words. */
export function Changes({ version, changes, page }: ChangesProps) {
  const t = useTexts('panel-content')
  return (
    <section className={styles.part} aria-labelledby="changes-title">
      <h2 id="changes-title">{t('changesIn', { version: formatNumber(version, page.locale) })}</h2>
      {changes.length === 0 && <p>{t('noChanges')}</p>}
      <ul className={styles.changes}>
        {changes.map((change) => (
          <Change
            key={[change.kind, change.blockId, change.locale, change.path].join(' ')}
            change={change}
            page={page}
          />
        ))}
      </ul>
    </section>
  )
}
