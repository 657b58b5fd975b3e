import { formatFileSize } from '../../../domain/format.ts'
import { formatDeadline } from '../../../domain/format-days.ts'
import { inLocale, localePath } from '../../../domain/locales.ts'
import { mostSessionFiles, sessionFileTypes } from '../../../domain/session-files.ts'
import { trainerPath } from '../../../domain/trainer-link.ts'
import { FileField } from '../../../ui/forms/file-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { MaterialQuery } from '../../../ui/gql/graphql.ts'
import { Question } from '../../../ui/kit/question.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import styles from './material.module.css'
import { addMaterialForm, removeMaterialForm, renameMaterialForm } from './page.ts'

type Material = NonNullable<NonNullable<MaterialQuery['taughtFiles']>[number]>

const hereOf = ({ path, locale }: PageContext) => localePath(path, locale)

/** What there is, and what can be done with one's own. */
function Files({ files, page }: { files: readonly Material[]; page: PageContext }) {
  const t = useTexts('trainer')
  const { now, locale } = page
  const here = hereOf(page)
  if (files.length === 0) return <p>{t('noMaterial')}</p>
  return (
    <ul className={styles.files}>
      {files.map(({ _id, name, size, by, createdAt, isOwn }) => (
        <li key={_id} data-id={_id}>
          <p>
            <a className="link" href={`${here}/${_id}`}>
              <bdi className="anywhere">{name}</bdi>
            </a>
            <span className="muted">
              {[formatFileSize(size, locale), by, formatDeadline(createdAt, now, locale)].filter(Boolean).join(', ')}
            </span>
          </p>
          {isOwn && (
            <p className={styles.acts}>
              <a className="link" href={`${here}?rename=${_id}`} aria-label={t('renameNamed', { name })}>
                {t('rename')}
              </a>
              <a
                className="link"
                href={`${here}?remove=${_id}`}
                aria-label={`${t('common.remove')}${t('colon')} ${name}`}
              >
                {t('common.remove')}
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

interface AskedProps {
  files: readonly Material[]
  form: FormState | undefined
  page: PageContext
}

/** Another name, or that it is to go: asked by the address. */
function Asked({ files, form, page }: AskedProps) {
  const t = useTexts('trainer')
  const own = (id: string | undefined) => files.find(({ _id, isOwn }) => isOwn && _id === id)
  const renamed = own(page.search.rename?.[0])
  const removed = own(page.search.remove?.[0])
  const ways = { wayOut: t('common.cancel'), wayOutHref: hereOf(page) }
  if (renamed) {
    return (
      <Question
        {...ways}
        id="rename"
        name={renameMaterialForm.name}
        title={t('renameNamed', { name: renamed.name })}
        text={t('renameText')}
        button={t('common.save')}
        fields={
          <Form
            definition={renameMaterialForm}
            state={form}
            values={{ name: renamed.name }}
            labels={{ name: t('fileName') }}
          >
            <TextField name="name" />
          </Form>
        }
      />
    )
  }
  if (!removed) return null
  return (
    <Question
      {...ways}
      id="remove"
      name={removeMaterialForm.name}
      sent={{ id: removed._id }}
      action={hereOf(page)}
      title={t('removeQuestion', { name: removed.name })}
      text={t('removeText')}
      button={t('common.remove')}
      look="danger"
    />
  )
}

/** What participants can download: added, named otherwise, taken away. */
export function Screen({ data, page, form }: ScreenProps<MaterialQuery>) {
  const t = useTexts('trainer')
  const { trainerSession: taught } = data
  const files = listed(data.taughtFiles)
  if (!taught) return null
  const back = localePath(trainerPath(page.params.token ?? ''), page.locale)
  return (
    <div className={`container ${styles.page}`}>
      <p>
        <a className="link" href={back}>
          {inLocale(taught.session.course.title, page.locale)}
        </a>
      </p>
      <h1>{t('material')}</h1>
      <p className="muted">
        {t('materialHint')} <a href={`${back}/message`}>{t('toMessage')}</a>
      </p>
      <Files files={files} page={page} />
      {files.length >= mostSessionFiles ? (
        <p>{t('materialFull', { count: mostSessionFiles })}</p>
      ) : (
        <Form definition={addMaterialForm} state={form} action={hereOf(page)} labels={{ file: t('common.file') }} files>
          <FileField name="file" accept={sessionFileTypes} hint={t('fileHint')} />
          <SubmitButton label={t('addMaterial')} />
        </Form>
      )}
      <Asked files={files} form={form} page={page} />
    </div>
  )
}
