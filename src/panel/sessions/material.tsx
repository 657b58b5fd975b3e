import { formatFileSize } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { mostSessionFiles, sessionFileTypes } from '../../domain/session-files.ts'
import { FileField, SubmitButton } from '../../ui/forms/index.ts'
import type { DeskSessionQuery } from '../../ui/gql/graphql.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { PageForm, PageQuestion, pathOf, RecordPart, RowLink, UploadProgress, usePage } from '../kit/index.ts'
import styles from '../kit/record.module.css'
import { materialForm, materialRemoveForm } from './material-forms.ts'
import type { DeskSession } from './record-page.ts'

interface Props {
  session: DeskSession
  files: DeskSessionQuery['sessionFiles']
}

/** What its participants can download: added by its trainer, or here. */
export function Material({ session, files }: Props) {
  const t = useTexts('panel-sessions')
  const page = usePage()
  const { now, locale } = page
  const here = pathOf('session', session._id, page)
  const all = listed(files)
  const isOff = session.decision === 'canceled'
  if (isOff && all.length === 0) return null
  return (
    <RecordPart id="material" title={t('material.title')}>
      {all.length === 0 && <p>{t('material.none')}</p>}
      {all.length > 0 && (
        <ul className={styles.lines} data-material>
          {all.map(({ _id, name, size, by, createdAt }) => (
            <li key={_id} data-id={_id}>
              <span>
                <a href={`${here}/material/${_id}`}>
                  <bdi className="anywhere">{name}</bdi>
                </a>
                <br />
                <span className="muted">
                  {[formatFileSize(size, locale), by, formatDeadline(createdAt, now, locale)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              <RowLink href={`${here}?act=material-remove&file=${_id}`} of={name} text={t('common.remove')} />
            </li>
          ))}
        </ul>
      )}
      {all.length >= mostSessionFiles && <p>{t('material.full', { count: mostSessionFiles })}</p>}
      {!isOff && all.length < mostSessionFiles && (
        <PageForm definition={materialForm} files labels={{ file: t('common.file') }}>
          <FileField name="file" accept={sessionFileTypes} hint={t('material.hint')} />
          <SubmitButton label={t('material.add')} look="ink" />
          <UploadProgress
            label={t('material.sending')}
            almost={t('material.almost')}
            away={t('material.notSent')}
            next="material-title"
          />
        </PageForm>
      )}
    </RecordPart>
  )
}

/** Which one nobody is to find any more, before it goes. */
export function MaterialQuestion({ files }: Pick<Props, 'files'>) {
  const t = useTexts('panel-sessions')
  const { search } = usePage()
  const file = listed(files).find(({ _id }) => _id === search.file?.[0])
  if (search.act?.[0] !== 'material-remove' || !file) return null
  return (
    <PageQuestion
      definition={materialRemoveForm}
      id="material-question"
      sent={{ file: file._id }}
      title={t('material.question', { name: file.name })}
      text={t('material.questionText')}
      button={t('common.remove')}
      look="danger"
    />
  )
}
