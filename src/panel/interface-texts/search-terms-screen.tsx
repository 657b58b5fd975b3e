import { inLocale, type Locale, locales } from '../../domain/locales.ts'
import { Form, type FormState, SelectField, SubmitButton, TextField } from '../../ui/forms/index.ts'
import type { SearchTermListQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, type PageContext, useTexts } from '../../ui/index.ts'
import { ActionButton } from '../../ui/kit/index.ts'
import { List, type ListColumn, type PanelScreenProps, panelPath, Refusal, textHref } from '../kit/index.ts'
import styles from './interface-texts.module.css'
import { WordsParts } from './parts.tsx'
import { editedTerm, removeTermForm, type TermRow, termForm, termList, triedSearch } from './search-terms-page.ts'

interface EditTermProps {
  /** Left out, a new one is written. */
  row?: TermRow
  page: PageContext
  form: FormState | undefined
}

/** A word, its language, and what it means beside itself. */
function EditTerm({ row, page, form }: EditTermProps) {
  const t = useTexts('panel-search-terms')
  const name = useTexts('languages')
  const languages = locales.map((value) => ({ value, label: name(value) }))
  const { language = page.locale, term = '', meanings = [] } = row ?? {}
  return (
    <Form
      definition={termForm}
      state={form}
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
    </Form>
  )
}

/** What is removed can be typed again, so nothing is asked. */
function RemoveTerm({ row }: { row: TermRow }) {
  const t = useTexts('panel-search-terms')
  return (
    <ActionButton
      name={removeTermForm.name}
      sent={{ id: row._id }}
      look="outline"
      aria-label={`${t('panel.takeAway')}: ${row.term}`}
    >
      {t('panel.takeAway')}
    </ActionButton>
  )
}

type Found = NonNullable<SearchTermListQuery['filteredCourses']>

/** What visitors would see first who type it. */
function Results({ found, page }: { found: Found; page: PageContext }) {
  const t = useTexts('panel-search-terms')
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

/** Types for a visitor. */
function TriedSearch({ found, page }: { found: Found | null | undefined; page: PageContext }) {
  const t = useTexts('panel-search-terms')
  const name = useTexts('languages')
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
      {found && <Results found={found} page={page} />}
    </section>
  )
}

function useColumns(page: PageContext): ListColumn<TermRow>[] {
  const t = useTexts('panel-search-terms')
  const name = useTexts('languages')
  return [
    {
      key: 'term',
      isSortable: true,
      label: t('term'),
      cell: ({ term, language }) => (
        <strong className="anywhere" lang={language}>
          {term}
        </strong>
      ),
    },
    {
      key: 'language',
      isSortable: true,
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
          <a
            className="link"
            href={textHref(page, { edit: row._id })}
            aria-label={`${t('common.change')}: ${row.term}`}
          >
            {t('common.change')}
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
      <Refusal form={form} />
      <List
        page={page}
        path={path}
        address={address(page)}
        title={t('title')}
        noneText={t('noneText')}
        lead={lead}
        fields={[
          { name: 'term', label: t('search'), value: given(page, 'term') },
          {
            name: 'language',
            label: t('fields.language'),
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
