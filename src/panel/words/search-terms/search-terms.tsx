import { type Locale, locales } from '../../../domain/locales.ts'
import type { SearchTermListQuery } from '../../../ui/gql/graphql.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { listed } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { PageContext, PanelScreenProps } from '../../kit/define-panel-page.ts'
import { List, type ListColumn } from '../../kit/list.tsx'
import { textHref } from '../../kit/paths.ts'
import { WordsParts } from '../words-parts.tsx'
import { EditTerm, RemoveTerm } from './edit-term.tsx'
import styles from './search-terms.module.css'
import { editedTerm } from './term-forms.ts'
import { type TermRow, termList } from './term-query.ts'
import { TriedSearch } from './tried-search.tsx'

function useColumns(page: PageContext): ListColumn<TermRow>[] {
  const t = useTexts('panel-search-terms')
  const name = useTexts('languages')
  return [
    {
      key: 'term',
      isSortable: true,
      label: t('term'),
      cell: ({ term, language }) => (
        <strong className={styles.words} lang={language}>
          {term}
        </strong>
      ),
    },
    {
      key: 'language',
      isSortable: true,
      label: t('language'),
      cell: ({ language }) => name(language as Locale),
    },
    {
      key: 'meanings',
      label: t('meanings'),
      cell: ({ meanings, language }) =>
        meanings.length > 0 ? (
          <span className={styles.words} lang={language}>
            {meanings.join(', ')}
          </span>
        ) : (
          <span className="muted">{t('noise')}</span>
        ),
    },
    {
      key: 'acts',
      label: t('acts'),
      cell: (row) => (
        <div className={styles.acts}>
          <a className={styles.act} href={textHref(page, { edit: row._id })} aria-label={`${t('change')}: ${row.term}`}>
            {t('change')}
          </a>
          <RemoveTerm row={row} />
        </div>
      ),
    },
  ]
}

/** Searched, narrowed and sorted by the address, with a search to try them on. */
export function Screen({ data, page, form }: PanelScreenProps<SearchTermListQuery>) {
  const t = useTexts('panel-search-terms')
  const name = useTexts('languages')
  const { path, address, given } = termList
  const rows = listed(data.searchTerms?.items)
  const opened = rows.find(({ _id }) => _id === editedTerm(page))
  const languages = locales.map((value) => ({ value, label: name(value) }))
  const lead = (
    <>
      <WordsParts page={page} />
      <p className="lead">{t('intro')}</p>
      <TriedSearch found={data.filteredCourses} page={page} />
      {!opened && (
        <section aria-labelledby="add-title" className={styles.part}>
          <h2 id="add-title">{t('addTitle')}</h2>
          <EditTerm page={page} form={form} />
        </section>
      )}
      <h2 className={styles.listTitle}>{t('listTitle')}</h2>
    </>
  )
  return (
    <>
      <div role="alert">{form?.message && <Notice tone="bad" title={form.message} />}</div>
      <List
        {...{ page, path, address: address(page), title: t('title'), noneText: t('noneText'), lead }}
        fields={[
          { name: 'term', label: t('search'), value: given(page, 'term') },
          {
            name: 'language',
            label: t('language'),
            value: given(page, 'language'),
            options: languages,
            every: t('every'),
          },
        ]}
        columns={useColumns(page)}
        rows={rows}
        total={data.searchTerms?.total ?? 0}
        idOf={({ _id }) => _id}
        open={opened && { id: opened._id, content: <EditTerm row={opened} page={page} form={form} /> }}
      />
    </>
  )
}
