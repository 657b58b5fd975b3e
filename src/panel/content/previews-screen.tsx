import { type PreviewState, previewDays } from '../../domain/content.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { RadioGroup, SubmitButton } from '../../ui/forms/index.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { DataTable, EmptyState, Mark } from '../../ui/kit/index.ts'
import { contentHref, contentName, PageForm, PageQuestion, type ScreenOf, usePage, useRefused } from '../kit/index.ts'
import styles from './content.module.css'
import { type contentPreviewsPage, makeForm, type Preview, withdrawForm } from './previews-page.ts'
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

const marks = { open: ['full', 'good'], ended: ['half', 'ochre'], withdrawn: ['struck', 'ochre'] } as const

function State({ preview: { status, revokedAt, revokedBy } }: { preview: Preview }) {
  const t = useTexts('panel-preview')
  const page = usePage()
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

export function Screen({ data, page }: ScreenOf<typeof contentPreviewsPage>) {
  const here = contentHref(page.params.type ?? '', 'previews', page)
  const at = (instant: string) => formatDeadline(instant, page.now, page.locale)
  const content = useTexts('panel-content')
  const t = useTexts('panel-preview')
  const previews = listed(data.previews?.items)
  const id = useRefused(withdrawForm.name)?.values.id ?? page.search.withdraw?.[0]
  const asked = previews.find(({ _id }) => _id === id)
  const { type = '' } = page.params
  const name = contentName({ type, title: titleIn(data) }, page.locale)
  const options = previewDays.map((days) => ({ value: String(days), label: t.count('daysOf', days) }))
  return (
    <>
      <WayBack type={type} name={name} />
      <h1>{t('titleOf', { name })}</h1>
      <p className="lead">{t('text')}</p>
      <PageForm definition={makeForm} className={styles.days} values={{ days: '7' }} labels={{ days: t('days') }}>
        <RadioGroup name="days" options={options} beside />
        <SubmitButton label={t('make')} />
      </PageForm>
      {previews.length === 0 ? (
        <EmptyState seed="previews" title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <DataTable
          caption={t('title')}
          columns={[
            {
              key: 'address',
              label: t('address'),
              cell: ({ _id, address, expiresAt }) =>
                address && (
                  <CopiedAddress
                    id={`address-${_id}`}
                    address={address}
                    label={t('addressUntil', { time: at(expiresAt) })}
                  />
                ),
            },
            { key: 'until', label: t('until'), cell: ({ expiresAt }) => at(expiresAt) },
            {
              key: 'made',
              label: t('who'),
              cell: ({ author, createdAt }) => (
                <div>
                  <span className={styles.who}>{author ?? content('panel.somebody')}</span>
                  <span className="muted">{at(createdAt)}</span>
                </div>
              ),
            },
            { key: 'status', label: t('panel.state'), cell: (preview) => <State preview={preview} /> },
            {
              key: 'acts',
              label: content('panel.actions'),
              isUnnamed: true,
              cell: ({ _id, status, createdAt }) =>
                status === 'open' && (
                  <span className="links tall-links">
                    <a href={`${here}?withdraw=${_id}`} aria-label={t('withdrawMade', { time: at(createdAt) })}>
                      {t('panel.withdraw')}
                    </a>
                  </span>
                ),
            },
          ]}
          rows={previews}
          idOf={({ _id }) => _id}
        />
      )}
      <p className={`muted ${styles.shared}`}>{t('shared')}</p>
      {asked && (
        <PageQuestion
          definition={withdrawForm}
          id="withdraw"
          title={t('withdrawTitle')}
          text={t('withdrawText')}
          sent={{ id: asked._id }}
          button={t('panel.withdraw')}
        />
      )}
    </>
  )
}
