import { isArranged } from '../../../schemas/document-type.ts'
import { plainText } from '../../domain/html.ts'
import { inLocale, localePath, locales } from '../../domain/locales.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { ActionButton, Dialog } from '../../ui/kit/index.ts'
import { pageOf } from '../editor/editor-data.ts'
import {
  contentHref,
  contentName,
  contentPath,
  fieldHref,
  formHref,
  LanguageStatus,
  newPlanHref,
  panelPath,
  plannedHref,
  RareActs,
  ResourceList,
  RowName,
  type ScreenOf,
  usePage,
  useRefused,
} from '../kit/index.ts'
import styles from './content.module.css'
import { type ContentState, contentsIn } from './contents.ts'
import { contentList, removeForm, unpublishForm } from './page.ts'

/** What readers come to the page by: it leads nowhere once the page is gone. */
function LinkedFrom({ data }: Pick<ScreenOf<typeof contentList.page>, 'data'>) {
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
function RemoveQuestion({ data }: Pick<ScreenOf<typeof contentList.page>, 'data'>) {
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

/** Where readers find it: a page at its address, a text that a block shows on the page where it is edited. */
function usePlaceOf() {
  const t = useTexts('panel-content')
  const { locale } = usePage()
  return ({ type, slug, page: own, isPublished }: ContentState) => {
    if (own) return isPublished ? localePath(`/page/${inLocale(slug, locale) ?? ''}`, locale) : t('unpublished')
    const page = pageOf(type)
    return page && page !== type ? t('editedOn', { page: contentName({ type: page }, locale) }) : null
  }
}

/** Where there is little room an address breaks before its last part, not in the middle of a word. */
function Place({ text }: { text: string }) {
  const last = text.lastIndexOf('/') + 1
  return (
    <>
      {text.slice(0, last)}
      <wbr />
      {text.slice(last)}
    </>
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
    <RareActs of={name}>
      {actsOf(content).map((part) => (
        <a key={part} className="link" href={contentHref(content.type, part, page)} aria-label={`${t(part)}: ${name}`}>
          {t(part)}
        </a>
      ))}
      {content.page && (
        <a className="link" href={`${panelPath(contentPath, page.locale)}?remove=${content.type}`}>
          {t('takeAway')}
        </a>
      )}
    </RareActs>
  )
}

/** What can be done with those that are chosen: a question follows, which names them. */
function ChosenActs() {
  const t = useTexts('panel-publishing')
  const page = usePage()
  const together = panelPath(`${contentPath}/together`, page.locale)
  return (
    <>
      <Button type="submit" look="outline" formMethod="get" formAction={together}>
        {t('together')}
      </Button>
      <Button type="submit" look="outline" formMethod="get" formAction={newPlanHref(page)}>
        {t('plan')}
      </Button>
    </>
  )
}

type Row = ContentState & { _id: string }

/** What the address asks for, of all that there is. */
function useFound({ data, page }: ScreenOf<typeof contentList.page>) {
  const placeOf = usePlaceOf()
  const [words, kind, state] = (['search', 'kind', 'state'] as const).map((name) => contentList.given(page, name))
  const isFound = (content: ContentState) => {
    const { type, languages } = content
    const text = plainText([type, contentName(content, page.locale), placeOf(content)].join('\n'))
    return (
      plainText(words ?? '')
        .split(/\s+/)
        .every((word) => text.includes(word)) &&
      (!kind || (content.page ? 'pages' : 'contents') === kind) &&
      (!state || languages.some((one) => (state === 'missing' ? (one?.missing ?? 0) > 0 : one?.state === state)))
    )
  }
  const rows = contentsIn(data).map((content): Row => ({ ...content, _id: content.type }))
  return contentList.pageOf(page, rows.filter(isFound))
}

export function Screen(props: ScreenOf<typeof contentList.page>) {
  const { data, page } = props
  const t = useTexts('panel-content')
  const publishing = useTexts('panel-publishing')
  const placeOf = usePlaceOf()
  return (
    <>
      <ResourceList
        list={contentList}
        found={useFound(props)}
        every={t('panel.all')}
        filters={{
          search: { label: t('common.name') },
          kind: { label: t('kind'), wordOf: (kind) => t(kind) },
          state: { label: t('panel.state'), wordOf: (state) => t(`states.${state}`) },
        }}
        actions={
          <>
            <a className="link" href={plannedHref(page)}>
              {publishing('plannedTitle')}
            </a>
            <Button href={formHref('content', page)}>{t('newPage')}</Button>
          </>
        }
        about={<p className="muted">{t('intro')}</p>}
        choice={{ name: 'document', nameOf: (content) => contentName(content, page.locale), actions: <ChosenActs /> }}
        columns={[
          {
            key: 'name',
            label: t('common.name'),
            cell: (content) => (
              <RowName href={panelPath(`${contentPath}/${content.type}`, page.locale)}>
                {contentName(content, page.locale)}
              </RowName>
            ),
          },
          {
            key: 'place',
            label: t('place'),
            isSecond: true,
            cell: (content) => <Place text={placeOf(content) ?? ''} />,
          },
          ...locales.map((language) => ({
            key: language,
            label: language.toUpperCase(),
            isLabelled: true,
            cell: ({ languages }: Row) => {
              const state = languages.find((one) => one?.locale === language)
              return state ? <LanguageStatus {...state} /> : null
            },
          })),
          { key: 'changed', label: t('changed'), since: ({ updatedAt }) => updatedAt, isWhole: false },
          { key: 'who', label: t('who'), isSecond: true, cell: ({ author }) => author },
          {
            key: 'acts',
            label: t('panel.actions'),
            isUnnamed: true,
            cell: (content) => <Acts content={content} />,
          },
        ]}
      />
      <RemoveQuestion data={data} />
    </>
  )
}
