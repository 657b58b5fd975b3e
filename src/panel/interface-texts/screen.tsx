import { locales } from '../../domain/locales.ts'
import type { InterfaceTextListQuery } from '../../ui/gql/graphql.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { List, type ListColumn, type PanelScreenProps, Refusal, searchedText } from '../kit/index.ts'
import styles from './interface-texts.module.css'
import { isChangedOnly, openedText, type WordsRow, wordsAddress, wordsPath } from './page.ts'
import { EditText, SaidText, TextKey, WordsParts } from './parts.tsx'

function useColumns(page: PageContext): ListColumn<WordsRow>[] {
  const t = useTexts('panel-words')
  const name = useTexts('languages')
  return [
    { key: 'place', label: t('key'), cell: ({ key }) => <TextKey name={key} /> },
    ...locales.map((language) => ({
      key: language,
      label: name(language),
      cell: (row: WordsRow) => <SaidText row={row} language={language} page={page} />,
    })),
  ]
}

/** Every text by word or key, its languages beside each other. */
export function Screen({ data, page, form }: PanelScreenProps<InterfaceTextListQuery>) {
  const t = useTexts('panel-words')
  const rows = listed(data.interfaceTexts?.items)
  const { key, locale } = openedText(page)
  const opened = rows.find((row) => row.key === key)
  const edit = opened && <EditText row={opened} language={locale} page={page} form={form} />
  const only = [{ value: 'true', label: t('changedOnly') }]
  return (
    <>
      <Refusal form={form} />
      <List
        page={page}
        path={wordsPath}
        address={wordsAddress(page)}
        title={t('title')}
        noneText={t('noneText')}
        lead={
          <>
            <WordsParts page={page} />
            <p className={`lead ${styles.intro}`}>{t('intro')}</p>
          </>
        }
        fields={[
          { name: 'search', label: t('search'), value: searchedText(page, 'search') },
          {
            name: 'changed',
            label: t('which'),
            value: isChangedOnly(page) ? 'true' : '',
            options: only,
            every: t('every'),
          },
        ]}
        columns={useColumns(page)}
        rows={rows}
        total={data.interfaceTexts?.total ?? 0}
        idOf={(row) => row.key}
        open={edit && { id: key, content: edit }}
      />
    </>
  )
}
