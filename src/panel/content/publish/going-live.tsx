import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { standingOf } from '../../editor/model/changes.ts'
import styles from '../content.module.css'
import { blockName, fieldName } from '../content-name.ts'
import { fieldHref } from '../content-path.ts'
import type { Unpublished } from './unpublished.ts'

type Change = Unpublished['changes'][number]

function ChangeRow({ change, page }: { change: Change; page: PageContext }) {
  const t = useTexts('panel-editor')
  const content = useTexts('panel-content')
  const { doc, id, kind, locale, name, before, after } = change
  const block = blockName(kind, page.locale)
  const standing = standingOf(change)
  if (standing) return <li data-change={standing}>{t(`changes.${standing}`, { name: block })}</li>
  if (locale === null) return null
  return (
    <li data-change={name}>
      <a href={fieldHref({ type: doc, blockId: id, field: name, locale }, page)}>
        {block}: {fieldName(name, page.locale)} ({content(`languages.${locale}`)})
      </a>
      {before && <del lang={locale}>{before}</del>}
      {after && <ins lang={locale}>{after}</ins>}
    </li>
  )
}

/** Each change that readers do not see yet, with the way to its field. */
export function GoingLive({ changes, page }: { changes: Unpublished['changes']; page: PageContext }) {
  const t = useTexts('panel-content')
  return (
    <section className={styles.part} aria-labelledby="going-title">
      <h2 id="going-title">{t('goesLive')}</h2>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeRow key={[change.doc, change.id, change.locale, change.name].join(' ')} change={change} page={page} />
        ))}
      </ul>
    </section>
  )
}
