import { isArranged } from '../../../../schemas/document-type.ts'
import { formatNumber } from '../../../domain/format.ts'
import { locales } from '../../../domain/locales.ts'
import { pictureIdOf } from '../../../domain/picture-ids.ts'
import { Mark } from '../../../ui/kit/mark.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { panelPath } from '../../panel-path.ts'
import styles from '../content.module.css'
import { blockName, fieldName } from '../content-name.ts'
import { fieldHref } from '../content-path.ts'
import type { Finding } from '../publish/publish-query.ts'

/** Where what a picture shows is written, once for all that shows it; null for one of another site. */
function pictureHref(value: string | null | undefined, page: PageContext): string | null {
  const id = pictureIdOf(value ?? '')
  return id && `${panelPath('/media', page.locale)}?${new URLSearchParams({ search: id, text: id })}`
}

export function FindingRow({ finding, page }: { finding: Finding; page: PageContext }) {
  const t = useTexts('panel-check')
  const { kind, severity, path, value } = finding
  const block = finding.block || (isArranged(finding.type) ? '' : finding.type)
  const where = path
    ? `${blockName(block, page.locale)}, ${fieldName(path, page.locale)}`
    : blockName(block, page.locale)
  const picture = kind === 'alternative' ? pictureHref(value, page) : null
  const isLong = kind === 'longTitle' || kind === 'longDescription'
  return (
    <li data-finding={kind} data-severity={severity} className={styles.state}>
      <Mark kind="triangle" tone={severity === 'error' ? 'bad' : 'ochre'} />
      <span>
        <a href={fieldHref(finding, page)}>{where}</a>:{' '}
        {t(`kinds.${kind}`, { value: isLong ? formatNumber(Number(value), page.locale) : (value ?? '') })}
        {picture && (
          <>
            {' '}
            <a href={picture}>{t('writeAlternative')}</a>
          </>
        )}
      </span>
    </li>
  )
}

/** What readers would stumble over, language by language; each leads to its field. */
export function Findings({ findings, page }: { findings: readonly Finding[]; page: PageContext }) {
  const t = useTexts('panel-check')
  const content = useTexts('panel-content')
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return (
    <section className={styles.part} aria-labelledby="check-title">
      <h2 id="check-title">{t('title')}</h2>
      <p>{findings.length === 0 ? t('nothing') : errors > 0 ? t.count('errors', errors) : t('warnings')}</p>
      <p className="muted">{t('contrast')}</p>
      {locales.map((locale) => {
        const own = findings.filter((finding) => finding.locale === locale)
        if (own.length === 0) return null
        return (
          <div key={locale}>
            <h3>{content(`languages.${locale}`)}</h3>
            <ul className={styles.changes}>
              {own.map((finding) => (
                <FindingRow
                  key={[finding.kind, finding.type, finding.blockId, finding.path, finding.value].join(' ')}
                  finding={finding}
                  page={page}
                />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
