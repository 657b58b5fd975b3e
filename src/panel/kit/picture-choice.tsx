import { FieldGroup } from '../../ui/forms/field.tsx'
import { useFieldInput } from '../../ui/forms/use-field.ts'
import { useTexts } from '../../ui/texts.ts'
import { listPaths, panelPath } from './paths.ts'
import styles from './picture-choice.module.css'
import { usePage } from './use-page.ts'

interface LibraryPicture {
  _id: string
  name: string
  url: string
}

function Choice({ name, picture, chosen }: { name: string; picture: LibraryPicture | null; chosen: string }) {
  const t = useTexts('panel-courses')
  const id = picture?._id ?? ''
  return (
    <li data-picture={id}>
      <label>
        <input type="radio" name={name} value={id} defaultChecked={id === chosen} />
        {picture && <img src={`${picture.url}?w=192&f=webp`} alt="" loading="lazy" width="144" height="108" />}
        <span>{picture?.name ?? t('noPicture')}</span>
      </label>
    </li>
  )
}

interface Props {
  name: string
  hint?: string
  /** The newest of the library; scripts search the rest. */
  pictures: readonly LibraryPicture[]
}

/** A picture of the library, or none: what is chosen now stays among the choices, however old it is. */
export function PictureChoice({ name, hint, pictures }: Props) {
  const t = useTexts('panel-courses')
  const page = usePage()
  const { id, label, value, error } = useFieldInput(name)
  const chosen = typeof value === 'string' ? value : ''
  const isListed = chosen === '' || pictures.some(({ _id }) => _id === chosen)
  const own = isListed ? [] : [{ _id: chosen, name: t('pictureNow'), url: `/images/${chosen}` }]
  return (
    <FieldGroup name={name} id={id} label={label} error={error} hint={hint} role="radiogroup" optional>
      <img
        className={styles.shown}
        src={chosen ? `/images/${chosen}?w=400&f=webp` : undefined}
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
            <Choice key={picture?._id ?? ''} name={name} picture={picture} chosen={chosen} />
          ))}
        </ul>
        <a href={panelPath(listPaths.picture, page.locale)} target="_blank" rel="noopener">
          {t('uploadPicture')}
        </a>
      </details>
    </FieldGroup>
  )
}
