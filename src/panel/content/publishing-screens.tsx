import type { ReactNode } from 'react'
import { brusselsDay, brusselsTime } from '../../domain/days.ts'
import { locales } from '../../domain/locales.ts'
import { Checkbox, CheckboxGroup, Form, type FormState, SubmitButton, TextField } from '../../ui/forms/index.ts'
import type { ContentStatesQuery, PublishingPlanQuery } from '../../ui/gql/graphql.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { EmptyState } from '../../ui/kit/index.ts'
import { contentName, contentPath, type PanelScreenProps, panelPath, Refusal } from '../kit/index.ts'
import styles from './content.module.css'
import type { ContentState } from './contents.ts'
import { planChangeForm, planForm } from './planned-pages.ts'
import { choiceOf, offeredDocuments, togetherForm } from './together-page.ts'

interface FrameProps {
  title: string
  page: PageContext
  form?: FormState
  /** Nothing waits for readers. */
  isEmpty: boolean
  children: ReactNode
}

/** What the pages where several documents are published have around their form. */
function PublishingFrame({ title, page, form, isEmpty, children }: FrameProps) {
  const t = useTexts('panel-publishing')
  const content = useTexts('panel-content')
  return (
    <>
      <a className="link" href={panelPath(contentPath, page.locale)}>
        {content('title')}
      </a>
      <h1>{title}</h1>
      <Refusal form={form} />
      {isEmpty ? <EmptyState title={t('nothingTitle')} text={t('nothingText')} /> : children}
    </>
  )
}

/** What becomes public, each by its name, and in which languages. */
function DocumentChoice({ contents, page }: { contents: readonly ContentState[]; page: PageContext }) {
  const t = useTexts('panel-publishing')
  const content = useTexts('panel-content')
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
function MomentFields({ page }: { page: PageContext }) {
  const t = useTexts('panel-publishing')
  return (
    <>
      <TextField name="day" type="date" width="short" min={brusselsDay(new Date(page.now))} />
      <TextField name="time" type="time" width="short" hint={t('timeHint')} />
    </>
  )
}

/** Names all that becomes public; all of it or nothing. */
export function TogetherScreen({ data, page, form }: PanelScreenProps<ContentStatesQuery>) {
  const t = useTexts('panel-publishing')
  const contents = offeredDocuments(data, page)
  return (
    <PublishingFrame title={t('togetherTitle')} page={page} form={form} isEmpty={contents.length === 0}>
      <p className="lead">{t('togetherText')}</p>
      <Form
        definition={togetherForm}
        state={form}
        className={styles.form}
        values={{ choice: contents.map(choiceOf), locales: [...locales] }}
        labels={{ choice: t('documents'), locales: t('panel.languages') }}
      >
        <DocumentChoice contents={contents} page={page} />
        <SubmitButton label={t('together')} />
      </Form>
    </PublishingFrame>
  )
}

/** Says what is planned: what the drafts say now, whatever is edited later. */
export function PlanScreen({ data, page, form }: PanelScreenProps<ContentStatesQuery>) {
  const t = useTexts('panel-publishing')
  const contents = offeredDocuments(data, page)
  return (
    <PublishingFrame title={t('planTitle')} page={page} form={form} isEmpty={contents.length === 0}>
      <p className="lead">{t('planText')}</p>
      <Form
        definition={planForm}
        state={form}
        className={styles.form}
        values={{ choice: contents.map(choiceOf), locales: [...locales] }}
        labels={{ choice: t('documents'), locales: t('panel.languages'), day: t('common.day'), time: t('time') }}
      >
        <DocumentChoice contents={contents} page={page} />
        <MomentFields page={page} />
        <SubmitButton label={t('plan')} />
      </Form>
    </PublishingFrame>
  )
}

/** Another moment, other languages, or what the drafts say by now. */
export function PlanChangeScreen({ data, page, form }: PanelScreenProps<PublishingPlanQuery>) {
  const t = useTexts('panel-publishing')
  const content = useTexts('panel-content')
  const plan = data.publishingPlan
  if (!plan) return null
  const documents = listed(plan.documents)
  const at = new Date(plan.at)
  const languages = locales.map((locale) => ({ value: locale, label: content(`languages.${locale}`) }))
  return (
    <PublishingFrame title={t('changeTitle')} page={page} form={form} isEmpty={false}>
      <p className="lead">{documents.map((document) => contentName(document, page.locale)).join(', ')}</p>
      <Form
        definition={planChangeForm}
        state={form}
        className={styles.form}
        values={{ locales: listed(plan.locales), day: brusselsDay(at), time: brusselsTime(at) }}
        labels={{ locales: t('panel.languages'), day: t('common.day'), time: t('time'), renew: t('renew') }}
      >
        {documents.map(({ type, newest }) => (
          <input key={type} type="hidden" name="choice" value={choiceOf({ type, version: newest })} />
        ))}
        <CheckboxGroup name="locales" options={languages} hint={content('languagesHint')} />
        <MomentFields page={page} />
        {documents.some(({ newest, version }) => newest > version) && (
          <Checkbox name="renew" optional hint={t('renewHint')} />
        )}
        <SubmitButton label={t('common.save')} />
      </Form>
    </PublishingFrame>
  )
}
