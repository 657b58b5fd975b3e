import { FileField, SubmitButton } from '../../ui/forms/index.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { Question } from '../../ui/kit/index.ts'
import type { ScreenOf } from '../kit/index.ts'
import {
  ListOpener,
  PageForm,
  pathOf,
  Refusal,
  ResourceList,
  RowLink,
  RowName,
  textHref,
  UploadProgress,
  usePage,
  useRefused,
} from '../kit/index.ts'
import styles from './media.module.css'
import { alternativeForm, focalForm, type MediaRow, mediaList, removeForm, uploadForm } from './page.ts'
import { AlternativeState, AlternativeText, FocalPoint } from './picture-forms.tsx'
import { Uses } from './uses.tsx'

/** One file from whoever's machine. */
function UploadPicture() {
  const t = useTexts('panel-media')
  return (
    <ListOpener text={t('uploadTitle')} isOpen={useRefused()?.form === uploadForm.name}>
      <PageForm definition={uploadForm} files labels={{ file: t('common.file') }}>
        <FileField name="file" hint={t('fileHint')} accept="image/jpeg,image/png,image/webp,image/avif,image/gif" />
        <SubmitButton label={t('upload')} look="ink" />
        <UploadProgress label={t('uploading')} almost={t('almost')} away={t('notUploaded')} />
      </PageForm>
    </ListOpener>
  )
}

/** What is shown somewhere has no way to be removed. */
function PictureActs({ row }: { row: MediaRow }) {
  const t = useTexts('panel-media')
  const page = usePage()
  return (
    <div className={styles.acts}>
      <RowLink
        className="link"
        href={textHref(page, { text: row._id, edit: '' }, `${alternativeForm.name}-nl`)}
        of={row.name}
        text={t('alternative')}
      />
      <RowLink
        className="link"
        href={textHref(page, { edit: row._id, text: '' }, focalForm.name)}
        of={row.name}
        text={t('focal')}
      />
      <RowLink className="link" href={pathOf('picture', row._id, page)} of={row.name} text={t('replace')} />
      {row.uses.length === 0 && (
        <RowLink className="link" href={textHref(page, { remove: row._id })} of={row.name} text={t('panel.takeAway')} />
      )}
    </div>
  )
}

export function Screen({ data, page }: ScreenOf<typeof mediaList.page>) {
  const t = useTexts('panel-media')
  const rows = listed(data.media?.items)
  const named = (name: 'edit' | 'text' | 'remove') => rows.find(({ _id }) => _id === page.search[name]?.[0])
  const [pointed, written, removed] = [named('edit'), named('text'), named('remove')]
  return (
    <>
      <Refusal />
      <ResourceList
        list={mediaList}
        found={data.media}
        actions={<UploadPicture />}
        about={<p className="muted">{t('intro')}</p>}
        filters={{ search: { label: t('search') } }}
        columns={[
          {
            key: 'name',
            label: t('picture'),
            cell: ({ _id, name, url, width, height, size }) => (
              <div className={styles.picture}>
                <img src={`${url}?w=192&f=webp`} width="60" height="45" alt="" />
                <div>
                  <div className={styles.named} title={name}>
                    <RowName href={textHref(page, { text: _id, edit: '' }, `${alternativeForm.name}-nl`)}>
                      {name}
                    </RowName>
                  </div>
                  <div className="muted">{t('size', { width, height, amount: Math.ceil(size / 1024) })}</div>
                </div>
              </div>
            ),
          },
          { key: 'alternative', label: t('alternative'), cell: (row) => <AlternativeState row={row} /> },
          { key: 'uses', label: t('uses'), cell: ({ uses }) => <Uses uses={listed(uses)} /> },
          { key: 'acts', label: t('panel.actions'), cell: (row) => <PictureActs row={row} /> },
        ]}
        open={
          (written && { id: written._id, content: <AlternativeText row={written} /> }) ??
          (pointed && { id: pointed._id, content: <FocalPoint row={pointed} /> })
        }
      />
      {removed && (
        <Question
          id="media-remove-question"
          title={t('removeTitle', { name: removed.name })}
          text={t('removeText')}
          wayOut={t('keep')}
          wayOutHref={textHref(page, { remove: '' })}
          name={removeForm.name}
          sent={{ id: removed._id }}
          button={t('panel.takeAway')}
          look="danger"
        />
      )}
    </>
  )
}
