import { inLocale } from '../../domain/locales.ts'
import { FileField, Form, type FormState, SubmitButton } from '../../ui/forms/index.ts'
import type { MediaListQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, type PageContext, useTexts } from '../../ui/index.ts'
import { Question } from '../../ui/kit/index.ts'
import type { ListColumn, PanelScreenProps } from '../kit/index.ts'
import { contentName, List, Refusal, searchedText, textHref } from '../kit/index.ts'
import styles from './media.module.css'
import { alternativeForm, focalForm, type MediaRow, mediaAddress, mediaPath, removeForm, uploadForm } from './page.ts'
import { AlternativeState, AlternativeText, FocalPoint } from './picture-forms.tsx'

/** One file from whoever's machine. */
function UploadPicture({ form }: { form: FormState | undefined }) {
  const t = useTexts('panel-media')
  return (
    <section aria-labelledby="upload-title" className={styles.part}>
      <h2 id="upload-title">{t('uploadTitle')}</h2>
      <Form definition={uploadForm} state={form} files labels={{ file: t('common.file') }}>
        <FileField name="file" hint={t('fileHint')} accept="image/jpeg,image/png,image/webp,image/avif,image/gif" />
        <SubmitButton label={t('upload')} look="ink" />
        <div
          className={styles.progress}
          data-upload-progress
          data-almost={t('almost')}
          data-away={t('notUploaded')}
          hidden
        >
          <progress max={100} aria-label={t('uploading')} />
          <output />
          <Button look="outline">{t('common.cancel')}</Button>
        </div>
        <p className={styles.failed} role="alert" />
      </Form>
    </section>
  )
}

/** What is shown somewhere has no way to be removed. */
function PictureActs({ row, page }: { row: MediaRow; page: PageContext }) {
  const t = useTexts('panel-media')
  return (
    <div className="links">
      <a
        className="link"
        href={textHref(page, { text: row._id, edit: '' }, `${alternativeForm.name}-nl`)}
        aria-label={`${t('alternative')}: ${row.name}`}
      >
        {t('alternative')}
      </a>
      <a
        className="link"
        href={textHref(page, { edit: row._id, text: '' }, focalForm.name)}
        aria-label={`${t('focal')}: ${row.name}`}
      >
        {t('focal')}
      </a>
      {row.uses.length === 0 && (
        <a
          className="link"
          href={textHref(page, { remove: row._id })}
          aria-label={`${t('panel.takeAway')}: ${row.name}`}
        >
          {t('panel.takeAway')}
        </a>
      )}
    </div>
  )
}

/** Before a file is gone for good. */
function RemoveQuestion({ row, page }: { row: MediaRow; page: PageContext }) {
  const t = useTexts('panel-media')
  return (
    <Question
      id="media-remove-question"
      title={t('removeTitle', { name: row.name })}
      text={t('removeText')}
      wayOut={t('keep')}
      wayOutHref={textHref(page, { remove: '' })}
      name={removeForm.name}
      sent={{ id: row._id }}
      button={t('panel.takeAway')}
      look="danger"
    />
  )
}

type Use = NonNullable<MediaRow['uses'][number]>

/** What shows a picture. */
function Uses({ row, page: { locale } }: { row: MediaRow; page: PageContext }) {
  const t = useTexts('panel-media')
  const nameOf = ({ kind, key, title }: Use) =>
    kind === 'content' ? contentName({ type: key }, locale) : inLocale(title, locale)
  if (row.uses.length === 0) return <span className="muted">{t('unused')}</span>
  return (
    <ul className={styles.uses}>
      {listed(row.uses).map((use) => (
        <li key={`${use.kind} ${use.key}`}>{`${t(`kinds.${use.kind}`)}: ${nameOf(use)}`}</li>
      ))}
    </ul>
  )
}

function useColumns(page: PageContext): ListColumn<MediaRow>[] {
  const t = useTexts('panel-media')
  return [
    {
      key: 'picture',
      label: t('picture'),
      cell: ({ url }) => <img className={styles.small} src={`${url}?w=192&f=webp`} width="96" height="72" alt="" />,
    },
    {
      key: 'name',
      label: t('common.file'),
      cell: ({ name, width, height, size }) => (
        <div>
          <strong className={styles.name}>{name}</strong>
          <span className="muted">{t('size', { width, height, amount: Math.ceil(size / 1024) })}</span>
        </div>
      ),
    },
    { key: 'alternative', label: t('alternative'), cell: (row) => <AlternativeState row={row} /> },
    { key: 'uses', label: t('uses'), cell: (row) => <Uses row={row} page={page} /> },
    { key: 'acts', label: t('panel.actions'), cell: (row) => <PictureActs row={row} page={page} /> },
  ]
}

/** Pictures, the newest first. */
export function Screen({ data, page, form }: PanelScreenProps<MediaListQuery>) {
  const t = useTexts('panel-media')
  const rows = listed(data.media?.items)
  const named = (name: 'edit' | 'text' | 'remove') => rows.find(({ _id }) => _id === page.search[name]?.[0])
  const [pointed, written, removed] = [named('edit'), named('text'), named('remove')]
  const lead = (
    <>
      <p className="lead">{t('intro')}</p>
      <UploadPicture form={form} />
    </>
  )
  return (
    <>
      <Refusal form={form} />
      <List
        page={page}
        path={mediaPath}
        address={mediaAddress(page)}
        title={t('title')}
        noneText={t('noneText')}
        lead={lead}
        fields={[{ name: 'search', label: t('search'), value: searchedText(page, 'search') }]}
        columns={useColumns(page)}
        rows={rows}
        total={data.media?.total ?? 0}
        idOf={({ _id }) => _id}
        open={
          (written && { id: written._id, content: <AlternativeText row={written} page={page} form={form} /> }) ??
          (pointed && { id: pointed._id, content: <FocalPoint row={pointed} page={page} form={form} /> })
        }
      />
      {removed && <RemoveQuestion row={removed} page={page} />}
    </>
  )
}
