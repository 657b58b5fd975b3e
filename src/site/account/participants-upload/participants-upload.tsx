import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { StudentUploadQuery } from '../../../ui/gql/graphql.ts'
import { Steps } from '../../../ui/kit/steps.tsx'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../define-page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { BadRows } from './bad-rows.tsx'
import { ColumnsForm } from './columns-form.tsx'
import styles from './participants-upload.module.css'
import { UploadAct } from './upload-act.tsx'
import { UploadDone } from './upload-done.tsx'
import { addUploadForm } from './upload-forms.ts'
import type { Upload } from './upload-query.ts'

const stepNames = ['choose', 'check', 'add'] as const

/** A file in its three steps: chosen, looked at, added. */
export function Screen({ data, page }: ScreenProps<StudentUploadQuery>) {
  const t = useTexts('participants-upload')
  const upload = data.studentUpload
  if (!upload) return null
  const list = localePath('/my-account/participants', page.locale)
  const steps = stepNames.map((key) => ({ key, label: t(`steps.${key}`), href: `${list}#participants-upload` }))
  return (
    <AccountLayout page={page} title={t('title')} back={{ href: list, label: t('back') }}>
      <Steps steps={steps} current={upload.state === 'checked' ? 'check' : 'add'} />
      {upload.state === 'checked' ? (
        <Checked upload={upload} another={`${list}#participants-upload`} />
      ) : (
        <UploadDone upload={upload} list={list} />
      )}
    </AccountLayout>
  )
}

function Checked({ upload, another }: { upload: Upload; another: string }) {
  const t = useTexts('participants-upload')
  const { good, total, missing, fileName } = upload
  const isMapped = missing.length === 0
  return (
    <section className={styles.part} aria-labelledby="upload-found">
      <h2 id="upload-found">{isMapped ? t.count('found', good, { total }) : t('mapFirst')}</h2>
      <p className={styles.lead}>
        {fileName}. {isMapped ? t(upload.bad > 0 ? 'someBad' : 'allGood') : t('mapText')}
      </p>
      {isMapped && upload.bad > 0 && <BadRows upload={upload} />}
      <ColumnsForm upload={upload} />
      <div className={styles.actions}>
        <Button look="outline" href={another}>
          {t('another')}
        </Button>
        {good > 0 && <UploadAct form={addUploadForm.name} id={upload._id} label={t.count('addThese', good)} />}
      </div>
    </section>
  )
}
