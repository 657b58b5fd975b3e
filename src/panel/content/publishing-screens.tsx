import type { ReactNode } from 'react'
import { brusselsDay, brusselsTime } from '../../domain/days.ts'
import { locales } from '../../domain/locales.ts'
import { Checkbox, CheckboxGroup, SubmitButton, TextField } from '../../ui/forms/index.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { EmptyState } from '../../ui/kit/index.ts'
import {
  contentHref,
  contentName,
  contentPath,
  PageForm,
  panelPath,
  Refusal,
  type ScreenOf,
  usePage,
  useRefused,
} from '../kit/index.ts'
import styles from './content.module.css'
import type { ContentState } from './contents.ts'
import { type contentPlanChangePage, type contentPlanPage, planChangeForm, planForm } from './planned-pages.ts'
import { choiceOf, type contentTogetherPage, documentsIn, offeredDocuments, togetherForm } from './together-page.ts'

interface FrameProps {
  title: string
  /** What it is about; nothing where nothing waits for readers. */
  named: readonly Pick<ContentState, 'type' | 'title'>[]
  children: ReactNode
}

/** Which of those that were chosen lack texts, each with the way to what it lacks. */
function NotReady({ named }: Pick<FrameProps, 'named'>) {
  const form = useRefused()
  const page = usePage()
  const types = documentsIn([form?.values.choice ?? []].flat()).map(({ type }) => type)
  const lacking = new Set(
    form?.details?.flatMap(({ path }) => types[Number(/^documents\.(\d+)\./.exec(path)?.[1])] ?? []),
  )
  if (lacking.size === 0) return null
  return (
    <ul className={styles.changes} data-not-ready>
      {named
        .filter(({ type }) => lacking.has(type))
        .map((document) => (
          <li key={document.type}>
            <a className="link" href={contentHref(document.type, 'publish', page)}>
              {contentName(document, page.locale)}
            </a>
          </li>
        ))}
    </ul>
  )
}

/** What the pages where several documents are published have around their form. */
function PublishingFrame({ title, named, children }: FrameProps) {
  const t = useTexts('panel-publishing')
  const content = useTexts('panel-content')
  const page = usePage()
  return (
    <>
      <a className="link" href={panelPath(contentPath, page.locale)}>
        {content('title')}
      </a>
      <h1>{title}</h1>
      <Refusal />
      <NotReady named={named} />
      {named.length === 0 ? <EmptyState title={t('nothingTitle')} text={t('nothingText')} /> : children}
    </>
  )
}

/** What becomes public, each by its name, and in which languages. */
function DocumentChoice({ contents }: { contents: readonly ContentState[] }) {
  const t = useTexts('panel-publishing')
  const content = useTexts('panel-content')
  const page = usePage()
  const changedIn = ({ languages }: ContentState) =>
    languages.flatMap((one) => (one?.state === 'changed' ? [content(`languages.${one.locale}`)] : []))
  const documents = contents.map((one) => {
    const changed = changedIn(one)
    return {
      value: choiceOf(one),
      label: contentName(one, page.locale),
      hint: changed.length > 0 ? t('changedIn', { languages: changed.join(', ') }) : t('unchanged'),
    }
  })
  const languages = locales.map((locale) => ({ value: locale, label: content(`languages.${locale}`) }))
  return (
    <>
      <CheckboxGroup name="choice" options={documents} />
      <CheckboxGroup name="locales" options={languages} hint={content('languagesHint')} />
    </>
  )
}

/** The day and the hour, by the clock in Brussels. */
function MomentFields() {
  const t = useTexts('panel-publishing')
  const page = usePage()
  return (
    <>
      <TextField name="day" type="date" width="short" min={brusselsDay(new Date(page.now))} />
      <TextField name="time" type="time" width="short" hint={t('timeHint')} />
    </>
  )
}

/** Names all that becomes public; all of it or nothing. */
export function TogetherScreen({ data, page }: ScreenOf<typeof contentTogetherPage>) {
  const t = useTexts('panel-publishing')
  const contents = offeredDocuments(data, page)
  return (
    <PublishingFrame title={t('togetherTitle')} named={contents}>
      <p className="lead">{t('togetherText')}</p>
      <PageForm
        definition={togetherForm}
        className={styles.form}
        values={{ choice: contents.map(choiceOf), locales: [...locales] }}
        labels={{ choice: t('documents'), locales: t('panel.languages') }}
      >
        <DocumentChoice contents={contents} />
        <SubmitButton label={t('together')} />
      </PageForm>
    </PublishingFrame>
  )
}

/** Says what is planned: what the drafts say now, whatever is edited later. */
export function PlanScreen({ data, page }: ScreenOf<typeof contentPlanPage>) {
  const t = useTexts('panel-publishing')
  const contents = offeredDocuments(data, page)
  return (
    <PublishingFrame title={t('planTitle')} named={contents}>
      <p className="lead">{t('planText')}</p>
      <PageForm
        definition={planForm}
        className={styles.form}
        values={{ choice: contents.map(choiceOf), locales: [...locales] }}
        labels={{ choice: t('documents'), locales: t('panel.languages'), day: t('common.day'), time: t('time') }}
      >
        <DocumentChoice contents={contents} />
        <MomentFields />
        <SubmitButton label={t('plan')} />
      </PageForm>
    </PublishingFrame>
  )
}

/** Another moment, other languages, or what the drafts say by now. */
export function PlanChangeScreen({ data, page }: ScreenOf<typeof contentPlanChangePage>) {
  const t = useTexts('panel-publishing')
  const content = useTexts('panel-content')
  const plan = data.publishingPlan
  if (!plan) return null
  const documents = listed(plan.documents)
  const at = new Date(plan.at)
  const languages = locales.map((locale) => ({ value: locale, label: content(`languages.${locale}`) }))
  return (
    <PublishingFrame title={t('changeTitle')} named={documents}>
      <p className="lead">{documents.map((document) => contentName(document, page.locale)).join(', ')}</p>
      <PageForm
        definition={planChangeForm}
        className={styles.form}
        values={{ locales: listed(plan.locales), day: brusselsDay(at), time: brusselsTime(at) }}
        labels={{ locales: t('panel.languages'), day: t('common.day'), time: t('time'), renew: t('renew') }}
      >
        {documents.map(({ type, newest }) => (
          <input key={type} type="hidden" name="choice" value={choiceOf({ type, version: newest })} />
        ))}
        <CheckboxGroup name="locales" options={languages} hint={content('languagesHint')} />
        <MomentFields />
        {documents.some(({ newest, version }) => newest > version) && (
          <Checkbox name="renew" optional hint={t('renewHint')} />
        )}
        <SubmitButton label={t('common.save')} />
      </PageForm>
    </PublishingFrame>
  )
}
