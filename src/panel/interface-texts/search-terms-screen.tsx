import { inLocale, type Locale, locales } from '../../domain/locales.ts'
import { SelectField, SubmitButton, TextField } from '../../ui/forms/index.ts'
import type { SearchTermListQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import {
  PageForm,
  panelPath,
  Refusal,
  ResourceList,
  RowButton,
  RowLink,
  RowName,
  type ScreenOf,
  textHref,
  usePage,
} from '../kit/index.ts'
import styles from './interface-texts.module.css'
import { WordsParts } from './parts.tsx'
import { editedTerm, removeTermForm, type TermRow, termForm, termList, triedSearch } from './search-terms-page.ts'

interface EditTermProps {
  /** Left out, a new one is written. */
  row?: TermRow
}

/** A word, its language, and what it means beside itself. */
function EditTerm({ row }: EditTermProps) {
  const t = useTexts('panel-search-terms')
  const name = useTexts('languages')
  const page = usePage()
  const languages = locales.map((value) => ({ value, label: name(value) }))
  const { language = page.locale, term = '', meanings = [] } = row ?? {}
  return (
    <PageForm
      definition={termForm}
      values={{ language, term, meanings: meanings.join(', ') }}
      labels={{ term: t('term'), meanings: t('meanings') }}
    >
      <div className={styles.pair}>
        <TextField name="term" hint={t('termHint')} />
        <SelectField name="language" options={languages} hint={t('languageHint')} />
      </div>
      <TextField name="meanings" hint={t('meaningsHint')} optional />
      <SubmitButton label={t(row ? 'common.save' : 'add')} look="ink">
        {row && (
          <a className="link" href={textHref(page, { edit: '' })}>
            {t('common.cancel')}
          </a>
        )}
      </SubmitButton>
    </PageForm>
  )
}

/** What is removed can be typed again, so nothing is asked. */
function RemoveTerm({ row }: { row: TermRow }) {
  const t = useTexts('panel-search-terms')
  return <RowButton form={removeTermForm} sent={{ id: row._id }} of={row.term} text={t('panel.takeAway')} />
}

type Found = NonNullable<SearchTermListQuery['filteredCourses']>

/** What visitors would see first who type it. */
function Results({ found }: { found: Found }) {
  const t = useTexts('panel-search-terms')
  const page = usePage()
  const { locale } = triedSearch(page)
  return (
    <div role="status" className={styles.results}>
      <p>
        <strong>{t.count('found', found.total)}</strong> {found.corrected && t('corrected', { words: found.corrected })}
      </p>
      <ol>
        {listed(found.items).map(({ _id, title }) => (
          <li key={_id} lang={locale}>
            {inLocale(title, locale)}
          </li>
        ))}
      </ol>
    </div>
  )
}

function TriedSearch({ found }: { found: Found | null | undefined }) {
  const t = useTexts('panel-search-terms')
  const name = useTexts('languages')
  const page = usePage()
  const { typed, locale } = triedSearch(page)
  return (
    <section aria-labelledby="try-title" className={styles.part}>
      <h2 id="try-title">{t('tryTitle')}</h2>
      <search>
        <form className={styles.try} action={panelPath(termList.path, page.locale)}>
          <div>
            <label htmlFor="try">{t('tryWords')}</label>
            <input id="try" type="search" name="try" defaultValue={typed} />
          </div>
          <div>
            <label htmlFor="try-language">{t('fields.language')}</label>
            <select id="try-language" name="in" defaultValue={locale}>
              {locales.map((language) => (
                <option key={language} value={language}>
                  {name(language)}
                </option>
              ))}
            </select>
          </div>
          <Button type="submit" look="outline">
            {t('tryButton')}
          </Button>
        </form>
      </search>
      {found && <Results found={found} />}
    </section>
  )
}

/** Searched, narrowed and sorted by the address, with a search to try them on. */
export function Screen({ data, page }: ScreenOf<typeof termList.page>) {
  const t = useTexts('panel-search-terms')
  const name = useTexts('languages')
  const rows = listed(data.searchTerms?.items)
  const opened = rows.find(({ _id }) => _id === editedTerm(page))
  const about = (
    <>
      <p className="lead">{t('intro')}</p>
      <TriedSearch found={data.filteredCourses} />
      {!opened && (
        <section aria-labelledby="add-title" className={styles.part}>
          <h2 id="add-title">{t('addTitle')}</h2>
          <EditTerm />
        </section>
      )}
    </>
  )
  return (
    <>
      <Refusal />
      <ResourceList
        list={termList}
        found={data.searchTerms}
        actions={<WordsParts />}
        about={about}
        filters={{
          term: { label: t('search') },
          language: { label: t('fields.language'), wordOf: (language) => name(language), every: t('every') },
        }}
        columns={[
          {
            key: 'term',
            label: t('term'),
            cell: ({ _id, term, language }) => (
              <span lang={language}>
                <RowName href={textHref(page, { edit: _id })}>{term}</RowName>
              </span>
            ),
          },
          {
            key: 'language',
            label: t('fields.language'),
            cell: ({ language }) => name(language as Locale),
          },
          {
            key: 'meanings',
            label: t('meanings'),
            cell: ({ meanings, language }) =>
              meanings.length > 0 ? (
                <span className="anywhere" lang={language}>
                  {meanings.join(', ')}
                </span>
              ) : (
                <span className="muted">{t('noise')}</span>
              ),
          },
          {
            key: 'acts',
            label: t('panel.actions'),
            cell: (row) => (
              <div className={styles.termActs}>
                <RowLink
                  className="link"
                  href={textHref(page, { edit: row._id })}
                  of={row.term}
                  text={t('common.change')}
                />
                <RemoveTerm row={row} />
              </div>
            ),
          },
        ]}
        open={opened && { id: opened._id, content: <EditTerm row={opened} /> }}
      />
    </>
  )
}
