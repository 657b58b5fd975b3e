import { type PreviewState, previewDays } from '../../domain/content.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { Form, type FormState, RadioGroup, SubmitButton } from '../../ui/forms/index.ts'
import type { ContentPreviewsQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, type PageContext, useTexts } from '../../ui/index.ts'
import { DataTable, EmptyState, Mark, Question } from '../../ui/kit/index.ts'
import { contentHref, contentName, type PanelScreenProps } from '../kit/index.ts'
import styles from './content.module.css'
import { makeForm, type Preview, withdrawForm } from './previews-page.ts'
import { titleIn } from './versions-page.ts'
import { WayBack } from './way-back.tsx'

/** An address to be given to somebody; without scripts it can be chosen and copied, and there is no button. */
function CopiedAddress({ id, address, label }: { id: string; address: string; label: string }) {
  const t = useTexts('account-layout')
  return (
    <div className={styles.secret}>
      <input id={id} readOnly value={address} aria-label={label} />
      <Button look="ink" hidden data-copy={id} data-copied={t('copied')}>
        {t('copy')}
      </Button>
    </div>
  )
}

interface QuestionProps {
  previews: readonly Preview[]
  page: PageContext
  form: FormState | undefined
}

/** The question before an address shows nothing any more. */
function WithdrawQuestion({ previews, page, form }: QuestionProps) {
  const t = useTexts('panel-preview')
  const asked = previews.find(({ _id }) => _id === (form?.values.id ?? page.search.withdraw?.[0]))
  if (!asked) return null
  return (
    <Question
      id="withdraw"
      title={t('withdrawTitle')}
      text={form?.message ?? t('withdrawText')}
      wayOut={t('panel.doNothing')}
      wayOutHref={contentHref(page.params.type ?? '', 'previews', page)}
      name={withdrawForm.name}
      sent={{ id: asked._id }}
      button={t('panel.withdraw')}
    />
  )
}

const marks = { open: ['full', 'good'], ended: ['half', 'ochre'], withdrawn: ['struck', 'ochre'] } as const

function State({ preview: { status, revokedAt, revokedBy }, page }: { preview: Preview; page: PageContext }) {
  const t = useTexts('panel-preview')
  const [kind, tone] = marks[status satisfies PreviewState]
  const withdrawn = revokedAt ? [revokedBy, formatDeadline(revokedAt, page.now, page.locale)] : []
  return (
    <span data-status={status}>
      <Mark kind={kind} tone={tone} />
      <span>
        {t(`statuses.${status}`)}
        {withdrawn.length > 0 && <span className={styles.who}>{withdrawn.filter(Boolean).join(', ')}</span>}
      </span>
    </span>
  )
}

function useColumns(page: PageContext) {
  const t = useTexts('panel-preview')
  const content = useTexts('panel-content')
  const at = (instant: string) => formatDeadline(instant, page.now, page.locale)
  const here = contentHref(page.params.type ?? '', 'previews', page)
  return [
    {
      key: 'address',
      label: t('address'),
      cell: ({ _id, address, expiresAt }: Preview) =>
        address && (
          <CopiedAddress id={`address-${_id}`} address={address} label={t('addressUntil', { time: at(expiresAt) })} />
        ),
    },
    { key: 'until', label: t('until'), cell: ({ expiresAt }: Preview) => at(expiresAt) },
    {
      key: 'made',
      label: t('who'),
      cell: ({ author, createdAt }: Preview) => (
        <div>
          <span className={styles.who}>{author ?? content('panel.somebody')}</span>
          <span className="muted">{at(createdAt)}</span>
        </div>
      ),
    },
    { key: 'status', label: t('panel.state'), cell: (preview: Preview) => <State preview={preview} page={page} /> },
    {
      key: 'acts',
      label: content('panel.actions'),
      isUnnamed: true,
      cell: ({ _id, status, createdAt }: Preview) =>
        status === 'open' && (
          <span className="links tall-links">
            <a href={`${here}?withdraw=${_id}`} aria-label={t('withdrawMade', { time: at(createdAt) })}>
              {t('panel.withdraw')}
            </a>
          </span>
        ),
    },
  ]
}

/** Who made which address, and until when it shows the draft. */
export function Screen({ data, page, form }: PanelScreenProps<ContentPreviewsQuery>) {
  const t = useTexts('panel-preview')
  const columns = useColumns(page)
  const previews = listed(data.previews?.items)
  const { type = '' } = page.params
  const name = contentName({ type, title: titleIn(data) }, page.locale)
  const options = previewDays.map((days) => ({ value: String(days), label: t.count('daysOf', days) }))
  return (
    <>
      <WayBack type={type} name={name} page={page} />
      <h1>{t('titleOf', { name })}</h1>
      <p className="lead">{t('text')}</p>
      <Form
        definition={makeForm}
        state={form?.form === makeForm.name ? form : undefined}
        className={styles.days}
        values={{ days: '7' }}
        labels={{ days: t('days') }}
      >
        <RadioGroup name="days" options={options} beside />
        <SubmitButton label={t('make')} />
      </Form>
      {previews.length === 0 ? (
        <EmptyState seed="previews" title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <DataTable caption={t('title')} columns={columns} rows={previews} idOf={({ _id }) => _id} />
      )}
      <p className={`muted ${styles.shared}`}>{t('shared')}</p>
      <WithdrawQuestion previews={previews} page={page} form={form?.form === withdrawForm.name ? form : undefined} />
    </>
  )
}
