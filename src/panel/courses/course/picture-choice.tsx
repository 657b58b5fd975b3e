import { FieldGroup } from '../../../ui/forms/field.tsx'
import { useFieldInput } from '../../../ui/forms/use-field-input.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { PageContext } from '../../define-panel-page.ts'
import { panelPath } from '../../panel-path.ts'
import styles from './course.module.css'

interface LibraryPicture {
  _id: string
  name: string
  url: string
}

function Choice({ picture, chosen }: { picture: LibraryPicture | null; chosen: string }) {
  const t = useTexts('panel-courses')
  const id = picture?._id ?? ''
  return (
    <li data-picture={id}>
      <label>
        <input type="radio" name="banner" value={id} defaultChecked={id === chosen} />
        {picture && <img src={`${picture.url}?w=192&f=webp`} alt="" loading="lazy" width="144" height="108" />}
        <span>{picture?.name ?? t('noPicture')}</span>
      </label>
    </li>
  )
}

interface Props {
  /** The newest of the library; scripts search the rest. */
  pictures: readonly LibraryPicture[]
  page: PageContext
}

/** A picture of the library, or none: what is chosen now stays among the choices, however old it is. */
export function PictureChoice({ pictures, page }: Props) {
  const t = useTexts('panel-courses')
  const { id, label, value, error } = useFieldInput('banner')
  const chosen = typeof value === 'string' ? value : ''
  const isListed = chosen === '' || pictures.some(({ _id }) => _id === chosen)
  const own = isListed ? [] : [{ _id: chosen, name: t('pictureNow'), url: `/images/${chosen}` }]
  return (
    <FieldGroup name="banner" id={id} label={label} error={error} hint={t('bannerHint')} role="radiogroup" optional>
      <img
        className={styles.shown}
        src={chosen ? `/images/${chosen}?w=384&f=webp` : undefined}
        alt=""
        hidden={chosen === ''}
        data-picture-shown
      />
      <details className={styles.pictures} data-picture-choice open={Boolean(error)}>
        <summary id={id}>{t('choosePicture')}</summary>
        <label hidden>
          {t('searchPicture')} <input type="search" />
        </label>
        <ul>
          {[null, ...own, ...pictures].map((picture) => (
            <Choice key={picture?._id ?? ''} picture={picture} chosen={chosen} />
          ))}
        </ul>
        <a href={panelPath('/media', page.locale)} target="_blank" rel="noopener">
          {t('uploadPicture')}
        </a>
      </details>
    </FieldGroup>
  )
}
