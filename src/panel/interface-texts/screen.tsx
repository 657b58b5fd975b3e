import { locales } from '../../domain/locales.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { Refusal, ResourceList, type ScreenOf, textHref } from '../kit/index.ts'
import styles from './interface-texts.module.css'
import { openedText, textForm, wordsList } from './page.ts'
import { EditText, SaidText, TextKey, WordsParts } from './parts.tsx'

export function Screen({ data, page }: ScreenOf<typeof wordsList.page>) {
  const t = useTexts('panel-words')
  const name = useTexts('languages')
  const items = listed(data.interfaceTexts?.items).map((row) => ({ ...row, _id: row.key }))
  const { key, locale } = openedText(page)
  const opened = items.find((row) => row.key === key)
  return (
    <>
      <Refusal />
      <ResourceList
        list={wordsList}
        found={{ items, total: data.interfaceTexts?.total ?? 0 }}
        actions={<WordsParts />}
        about={<p className="muted">{t('intro')}</p>}
        filters={{
          search: { label: t('search') },
          changed: { label: t('which'), wordOf: () => t('changedOnly'), every: t('every') },
        }}
        columns={[
          {
            key: 'place',
            label: t('key'),
            cell: ({ key: named }) => (
              <a className={styles.way} href={textHref(page, { edit: named, in: 'nl' }, `${textForm.name}-text`)}>
                <TextKey name={named} />
              </a>
            ),
          },
          ...locales.map((language) => ({
            key: language,
            label: name(language),
            cell: (row: (typeof items)[number]) => <SaidText row={row} language={language} />,
          })),
        ]}
        open={opened && { id: key, content: <EditText row={opened} language={locale} /> }}
      />
    </>
  )
}
