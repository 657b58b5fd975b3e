import { isArranged } from '../../../schemas/document-type.ts'
import { inLocale, type Locale, localePath, locales } from '../../domain/locales.ts'
import type { FormState } from '../../ui/forms/index.ts'
import type { ContentStatesQuery } from '../../ui/gql/graphql.ts'
import { Button, type PageContext, useTexts } from '../../ui/index.ts'
import { ActionButton, DataTable, Dialog } from '../../ui/kit/index.ts'
import { pageOf } from '../editor/editor-data.ts'
import {
  contentHref,
  contentName,
  contentPath,
  LanguageStatus,
  Moment,
  newPageHref,
  type PanelScreenProps,
  panelPath,
  plannedHref,
} from '../kit/index.ts'
import styles from './content.module.css'
import { type ContentState, contentsIn } from './contents.ts'
import { removeForm, unpublishForm } from './page.ts'

interface QuestionProps {
  contents: readonly ContentState[]
  page: PageContext
  form: FormState | undefined
}

/** The question before a page goes: off the site, where it is on it, or away for good. */
function RemoveQuestion({ contents, page, form }: QuestionProps) {
  const t = useTexts('panel-content')
  const asked = contents.find((one) => one.page && one.type === (form?.values.type ?? page.search.remove?.[0]))
  if (!asked) return null
  const sent = { type: asked.type }
  return (
    <Dialog
      id="remove"
      title={t('removeTitle', { name: contentName(asked, page.locale) })}
      text={form?.message ?? t(asked.isPublished ? 'removeText' : 'removeDraftText')}
      wayOut={t('panel.doNothing')}
      wayOutHref={panelPath(contentPath, page.locale)}
    >
      {asked.isPublished && (
        <ActionButton name={unpublishForm.name} sent={sent} look="ink">
          {t('unpublish')}
        </ActionButton>
      )}
      <ActionButton name={removeForm.name} sent={sent} look="danger">
        {t('remove')}
      </ActionButton>
    </Dialog>
  )
}

/** Where readers find a page; one that was never published has no readers. */
function Address({ content: { slug, isPublished }, locale }: { content: ContentState; locale: Locale }) {
  const t = useTexts('panel-content')
  const path = localePath(`/page/${inLocale(slug, locale) ?? ''}`, locale)
  return <span className={`muted ${styles.address}`}>{isPublished ? path : t('unpublished')}</span>
}

/** A page leads to the editor; a text that a block shows, to that block on the page where it is edited. */
function Name({ content, page: { locale } }: { content: ContentState; page: PageContext }) {
  const t = useTexts('panel-content')
  const page = pageOf(content.type)
  return (
    <div className={styles.named}>
      <a className="link" href={panelPath(`${contentPath}/${content.type}`, locale)}>
        <strong className="anywhere">{contentName(content, locale)}</strong>
      </a>
      {page && page !== content.type && (
        <span className={`muted ${styles.address}`}>
          {t('editedOn', { page: contentName({ type: page }, locale) })}
        </span>
      )}
      {content.page && <Address content={content} locale={locale} />}
    </div>
  )
}

/** A text that is no page has no address of its own to show. */
const actsOf = ({ type }: ContentState) =>
  isArranged(type) ? (['versions', 'publish', 'previews'] as const) : (['versions', 'publish'] as const)

function Acts({ content, page }: { content: ContentState; page: PageContext }) {
  const t = useTexts('panel-content')
  const name = contentName(content, page.locale)
  return (
    <span className="links tall-links">
      {actsOf(content).map((part) => (
        <a key={part} href={contentHref(content.type, part, page)} aria-label={`${t(part)}: ${name}`}>
          {t(part)}
        </a>
      ))}
      {content.page && (
        <a
          href={`${panelPath(contentPath, page.locale)}?remove=${content.type}`}
          aria-label={`${t('takeAway')}: ${name}`}
        >
          {t('takeAway')}
        </a>
      )}
    </span>
  )
}

function useColumns(page: PageContext) {
  const t = useTexts('panel-content')
  return [
    {
      key: 'name',
      label: t('common.name'),
      cell: (content: ContentState) => <Name content={content} page={page} />,
    },
    ...locales.map((language) => ({
      key: language,
      label: t(`languages.${language}`),
      cell: ({ languages }: ContentState) => {
        const state = languages.find((one) => one?.locale === language)
        return state ? <LanguageStatus language={state} /> : null
      },
    })),
    {
      key: 'changed',
      label: t('changed'),
      cell: ({ author, updatedAt }: ContentState) => (
        <div>
          {author && <span className={styles.who}>{author}</span>}
          <span className="muted">
            <Moment at={updatedAt} page={page} />
          </span>
        </div>
      ),
    },
    {
      key: 'acts',
      label: t('panel.actions'),
      isUnnamed: true,
      cell: (content: ContentState) => <Acts content={content} page={page} />,
    },
  ]
}

/** The form of both tables: what is ticked in either goes along. */
const chosenForm = 'content-chosen'

/** What can be done with those that are chosen: a question follows, which names them. */
function ChosenActs({ page }: { page: PageContext }) {
  const t = useTexts('panel-publishing')
  const together = panelPath(`${contentPath}/together`, page.locale)
  return (
    <>
      <Button type="submit" form={chosenForm} look="outline" formMethod="get" formAction={together}>
        {t('together')}
      </Button>
      <Button type="submit" form={chosenForm} look="outline" formMethod="get" formAction={plannedHref(page, '/new')}>
        {t('plan')}
      </Button>
    </>
  )
}

/** Contents, then pages. */
export function Screen({ data, page, form }: PanelScreenProps<ContentStatesQuery>) {
  const t = useTexts('panel-content')
  const publishing = useTexts('panel-publishing')
  const columns = useColumns(page)
  const contents = contentsIn(data)
  const parts = [
    { name: 'contents', rows: contents.filter((one) => !one.page) },
    { name: 'pages', rows: contents.filter((one) => one.page) },
  ] as const
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="lead">{t('intro')}</p>
      <p>
        <a className="link" href={plannedHref(page)}>
          {publishing('plannedTitle')}
        </a>
      </p>
      {parts.map(({ name, rows }) => (
        <section key={name} className={styles.part} aria-labelledby={`${name}-title`}>
          <div className={styles.head}>
            <h2 id={`${name}-title`}>{t(name)}</h2>
            {name === 'pages' && (
              <Button look="outline" href={newPageHref(page)}>
                {t('newPage')}
              </Button>
            )}
          </div>
          <DataTable
            caption={t(name)}
            columns={columns}
            rows={rows}
            idOf={({ type }) => type}
            choice={{
              name: 'document',
              form: chosenForm,
              isJoined: name === 'pages',
              chosen: [],
              nameOf: (content) => contentName(content, page.locale),
              actions: <ChosenActs page={page} />,
            }}
          />
        </section>
      ))}
      <RemoveQuestion contents={contents} page={page} form={form} />
    </>
  )
}
