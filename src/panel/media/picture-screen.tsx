import type { ReactNode } from 'react'
import { formatDeadline } from '../../domain/format-days.ts'
import { FileField, SubmitButton } from '../../ui/forms/index.ts'
import { listed, useTexts } from '../../ui/index.ts'
import type { ScreenOf } from '../kit/index.ts'
import {
  activityOf,
  listPaths,
  PageQuestion,
  panelPath,
  RecordHead,
  RecordPart,
  Refusal,
  RowLink,
  textHref,
  UploadProgress,
  usePage,
} from '../kit/index.ts'
import styles from './media.module.css'
import { AlternativeFields, SaidForm } from './picture-forms.tsx'
import { formerPlace, pictureIn, type picturePage, replaceForm, restoreForm } from './picture-page.ts'
import { Uses } from './uses.tsx'

type Picture = NonNullable<ReturnType<typeof pictureIn>>
type Former = NonNullable<Picture['former'][number]>
type Measured = Pick<Picture, 'name' | 'width' | 'height' | 'size'>

function useFormerUrl(id: string) {
  const { locale } = usePage()
  return (former: string) => panelPath(`${listPaths.picture}/${id}/former/${former}`, locale)
}

/** A file as it looks, with its measures and which one it is. */
function Shown({ src, which, of }: { src: string; which: string; of: Measured }) {
  const t = useTexts('panel-media')
  const { name, width, height, size } = of
  return (
    <figure>
      <img className={styles.shown} src={src} width={width} height={height} alt="" />
      <figcaption>
        <strong>{which}</strong>
        <span className="anywhere">{name}</span>
        <span className="muted">{t('size', { width, height, amount: Math.ceil(size / 1024) })}</span>
      </figcaption>
    </figure>
  )
}

/** A new file beside the one of now; what is chosen is drawn by scripts (`client/replacement.ts`) before it is sent. */
function Replace({ picture }: { picture: Picture }) {
  const t = useTexts('panel-media')
  return (
    <RecordPart id="replace" title={t('replaceTitle')} isWide>
      <p className="measure">{t('replaceText')}</p>
      <SaidForm definition={replaceForm} picture={picture} files labels={{ file: t('newFile') }}>
        <input type="hidden" name="version" value={picture.version} />
        <div className={styles.beside}>
          <Shown src={`${picture.url}?w=400&f=webp`} which={t('now')} of={picture} />
          <figure data-replacement={picture.width} hidden>
            <canvas className={styles.shown} role="img" aria-label={t('next')} />
            <figcaption>
              <strong>{t('next')}</strong>
              <output
                data-size={t('pixelsOf', { width: '{{width}}', height: '{{height}}' })}
                data-narrower={t('narrower')}
              />
            </figcaption>
          </figure>
        </div>
        <FileField name="file" hint={t('fileHint')} accept="image/jpeg,image/png,image/webp,image/avif,image/gif" />
        <fieldset className={styles.again}>
          <legend className="strong">{t('stillFits')}</legend>
          <p>{t('stillFitsText')}</p>
          <AlternativeFields mayLack />
        </fieldset>
        <p className="muted measure">{t('focalKept')}</p>
        <SubmitButton label={t('replaceEverywhere')} look="ink" />
        <UploadProgress label={t('uploading')} almost={t('almost')} away={t('notUploaded')} next={formerPlace} />
      </SaidForm>
    </RecordPart>
  )
}

/** The files that it had before, each with the way back to it. */
function FormerFiles({ picture }: { picture: Picture }) {
  const t = useTexts('panel-media')
  const page = usePage()
  const urlOf = useFormerUrl(picture._id)
  const former = listed(picture.former)
  if (former.length === 0) return null
  return (
    <RecordPart id="former" title={t('formerTitle')}>
      <ul className={styles.former}>
        {former.map((one, place) => (
          <li key={one._id} className={styles.picture}>
            <img src={urlOf(one._id)} width="60" height="45" alt="" />
            <div>
              <div className="anywhere">{one.name}</div>
              <div className="muted">{t('until', { time: formatDeadline(one.replacedAt, page.now, page.locale) })}</div>
              <RowLink
                className="link"
                id={place === 0 ? formerPlace : undefined}
                href={textHref(page, { restore: one._id })}
                of={one.name}
                text={t(place === 0 ? 'restoreLast' : 'restore')}
              />
            </div>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}

function RestoreQuestion({ picture, former }: { picture: Picture; former: Former }) {
  const t = useTexts('panel-media')
  const urlOf = useFormerUrl(picture._id)
  return (
    <PageQuestion
      id="picture-restore-question"
      definition={restoreForm}
      isTold
      title={t('restoreTitle')}
      text={
        <>
          <p>{t('restoreText')}</p>
          <div className={styles.beside}>
            <Shown src={`${picture.url}?w=400&f=webp`} which={t('now')} of={picture} />
            <Shown src={urlOf(former._id)} which={t('formerOne')} of={former} />
          </div>
        </>
      }
      sent={{ former: former._id, version: picture.version }}
      button={t('restoreLast')}
    />
  )
}

export function PictureScreen({ data, page }: ScreenOf<typeof picturePage>) {
  const t = useTexts('panel-media')
  const journal = useTexts('panel-list')
  const picture = data && pictureIn(data)
  if (!picture) return null
  const uses = listed(picture.uses)
  const former = listed(picture.former).find(({ _id }) => _id === page.search.restore?.[0])
  const places: ReactNode = uses.length > 0 ? t.count('shownAt', uses.length) : t('uses')
  return (
    <>
      <RecordHead list={[listPaths.picture, t('title')]} title={picture.name} />
      <Refusal />
      <RecordPart id="uses" title={places}>
        <Uses uses={uses} />
      </RecordPart>
      <FormerFiles picture={picture} />
      <Replace picture={picture} />
      <a className="link" href={activityOf('picture', picture._id, page)}>
        {journal('toJournal')}
      </a>
      {former && <RestoreQuestion picture={picture} former={former} />}
    </>
  )
}
