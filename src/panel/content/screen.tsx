import { isArranged } from '../../../schemas/document-type.ts'
import { inLocale, localePath, locales } from '../../domain/locales.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { ActionButton, DataTable, Dialog } from '../../ui/kit/index.ts'
import { pageOf } from '../editor/editor-data.ts'
import {
  contentHref,
  contentName,
  contentPath,
  fieldHref,
  formHref,
  LanguageStatus,
  Moment,
  panelPath,
  plannedHref,
  RowLink,
  type ScreenOf,
  usePage,
  useRefused,
} from '../kit/index.ts'
import styles from './content.module.css'
import { type ContentState, contentsIn } from './contents.ts'
import { type contentPage, removeForm, unpublishForm } from './page.ts'

/** What readers come to the page by: it leads nowhere once the page is gone. */
function LinkedFrom({ data }: Pick<ScreenOf<typeof contentPage>, 'data'>) {
  const t = useTexts('panel-content')
  const page = usePage()
  const links = listed(data.staticContentLinks?.items)
  if (links.length === 0) return null
  return (
    <div data-linked-from>
      <p>{t.count('linkedFrom', links.length)}</p>
      <ul className={styles.changes}>
        {links.map(({ type, title, block, locales: languages }) => (
          <li key={`${type} ${block}`}>
            <a
              className="link"
              href={fieldHref({ type, blockId: block, locale: languages[0] ?? page.locale, field: '' }, page)}
            >
              {contentName({ type, title }, page.locale)}
            </a>{' '}
            <span className="muted">
              {listed(languages)
                .map((language) => t(`languages.${language}`))
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The question before a page goes: off the site, where it is on it, or away for good. */
function RemoveQuestion({ data }: Pick<ScreenOf<typeof contentPage>, 'data'>) {
  const t = useTexts('panel-content')
  const form = useRefused()
  const page = usePage()
  const asked = contentsIn(data).find((one) => one.page && one.type === (form?.values.type ?? page.search.remove?.[0]))
  if (!asked) return null
  const sent = { type: asked.type }
  return (
    <Dialog
      id="remove"
      title={t('removeTitle', { name: contentName(asked, page.locale) })}
      text={
        <>
          <p>{form?.message ?? t(asked.isPublished ? 'removeText' : 'removeDraftText')}</p>
          <LinkedFrom data={data} />
        </>
      }
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

/** A page leads to the editor; a text that a block shows, to that block on the page where it is edited. */
function Name({ content }: { content: ContentState }) {
  const t = useTexts('panel-content')
  const { locale } = usePage()
  const page = pageOf(content.type)
  const path = localePath(`/page/${inLocale(content.slug, locale) ?? ''}`, locale)
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
      {content.page && (
        <span className={`muted ${styles.address}`}>{content.isPublished ? path : t('unpublished')}</span>
      )}
    </div>
  )
}

/** A text that is no page has no address of its own to show. */
const actsOf = ({ type }: ContentState) =>
  isArranged(type) ? (['versions', 'publish', 'previews'] as const) : (['versions', 'publish'] as const)

function Acts({ content }: { content: ContentState }) {
  const t = useTexts('panel-content')
  const page = usePage()
  const name = contentName(content, page.locale)
  return (
    <span className="links tall-links">
      {actsOf(content).map((part) => (
        <a key={part} href={contentHref(content.type, part, page)} aria-label={`${t(part)}: ${name}`}>
          {t(part)}
        </a>
      ))}
      {content.page && (
        <RowLink
          href={`${panelPath(contentPath, page.locale)}?remove=${content.type}`}
          of={name}
          text={t('takeAway')}
        />
      )}
    </span>
  )
}

/** The form of both tables: what is ticked in either goes along. */
const chosenForm = 'content-chosen'

/** What can be done with those that are chosen: a question follows, which names them. */
function ChosenActs() {
  const t = useTexts('panel-publishing')
  const page = usePage()
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

export function Screen({ data, page }: ScreenOf<typeof contentPage>) {
  const t = useTexts('panel-content')
  const publishing = useTexts('panel-publishing')
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
              <Button look="outline" href={formHref('content', page)}>
                {t('newPage')}
              </Button>
            )}
          </div>
          <DataTable
            caption={t(name)}
            columns={[
              {
                key: 'name',
                label: t('common.name'),
                cell: (content) => <Name content={content} />,
              },
              ...locales.map((language) => ({
                key: language,
                label: t(`languages.${language}`),
                cell: ({ languages }: ContentState) => {
                  const state = languages.find((one) => one?.locale === language)
                  return state ? <LanguageStatus {...state} /> : null
                },
              })),
              {
                key: 'changed',
                label: t('changed'),
                cell: ({ author, updatedAt }) => (
                  <div>
                    {author && <span className={styles.who}>{author}</span>}
                    <span className="muted">
                      <Moment at={updatedAt} />
                    </span>
                  </div>
                ),
              },
              {
                key: 'acts',
                label: t('panel.actions'),
                isUnnamed: true,
                cell: (content) => <Acts content={content} />,
              },
            ]}
            rows={rows}
            idOf={({ type }) => type}
            choice={{
              name: 'document',
              form: chosenForm,
              isJoined: name === 'pages',
              chosen: [],
              nameOf: (content) => contentName(content, page.locale),
              actions: <ChosenActs />,
            }}
          />
        </section>
      ))}
      <RemoveQuestion data={data} />
    </>
  )
}
