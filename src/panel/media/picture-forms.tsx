import type { ComponentProps } from 'react'
import { locales } from '../../domain/locales.ts'
import { Checkbox, SubmitButton, TextField } from '../../ui/forms/index.ts'
import { useTexts } from '../../ui/index.ts'
import { Mark } from '../../ui/kit/index.ts'
import { PageForm, textHref, usePage } from '../kit/index.ts'
import styles from './media.module.css'
import { alternativeForm, focalForm, type MediaRow } from './page.ts'

/** What a picture says to who does not see it, and in which languages it says nothing of its own. */
export function AlternativeState({ row: { alternativeText, decorative } }: { row: MediaRow }) {
  const t = useTexts('panel-media')
  const name = useTexts('languages')
  if (decorative) return <span className="muted">{t('decorativeState')}</span>
  const lacking = locales.filter((locale) => !alternativeText?.[locale])
  return (
    <>
      {alternativeText?.nl && <span lang="nl">{alternativeText.nl}</span>}
      {lacking.length > 0 && (
        <span className={styles.lacking}>
          <Mark kind="triangle" />{' '}
          {alternativeText
            ? t('lacking', { languages: lacking.map((locale) => name(locale)).join(', ') })
            : t('missing')}
        </span>
      )}
    </>
  )
}

/** What a picture shows, in each language, or that it only decorates: the fields. */
export function AlternativeFields({ mayLack = false }: { mayLack?: boolean }) {
  const t = useTexts('panel-media')
  return (
    <>
      {locales.map((locale) => (
        <TextField key={locale} name={locale} optional={mayLack || locale !== 'nl'} />
      ))}
      <Checkbox name="decorative" hint={t('decorativeHint')} optional />
    </>
  )
}

type PageFormProps = ComponentProps<typeof PageForm>

interface SaidFormProps extends Pick<PageFormProps, 'definition' | 'files' | 'labels' | 'children'> {
  picture: Pick<MediaRow, 'alternativeText' | 'decorative'>
}

/** A form that says what a picture shows, beside what else it asks. */
export function SaidForm({ picture, labels, ...form }: SaidFormProps) {
  const t = useTexts('panel-media')
  const name = useTexts('languages')
  const { nl, en, fr } = picture.alternativeText ?? {}
  return (
    <PageForm
      {...form}
      values={{ nl: nl ?? '', en: en ?? '', fr: fr ?? '', decorative: picture.decorative ? 'on' : '' }}
      labels={{ ...labels, nl: name('nl'), en: name('en'), fr: name('fr'), decorative: t('decorative') }}
    />
  )
}

/** What a picture shows, in each language, or that it only decorates. */
export function AlternativeText({ row }: { row: MediaRow }) {
  const t = useTexts('panel-media')
  const page = usePage()
  return (
    <SaidForm definition={alternativeForm} picture={row}>
      <fieldset>
        <legend className="strong anywhere">{`${t('alternative')}: ${row.name}`}</legend>
        <p>{t('alternativeText')}</p>
        <img className={styles.shown} src={`${row.url}?w=400&f=webp`} width={row.width} height={row.height} alt="" />
        <AlternativeFields />
      </fieldset>
      <SubmitButton label={t('common.save')} look="ink">
        <a className="link" href={textHref(page, { text: '' })}>
          {t('common.cancel')}
        </a>
      </SubmitButton>
    </SaidForm>
  )
}

/** As fine as the site cuts: quarters. */
const steps = [0, 0.25, 0.5, 0.75, 1]
const nearest = (share: number) => Math.round(share * 4) / 4

/** A grid over the whole picture; each of its points is a radio, so arrows move it as a click does. */
function Grid({ row }: { row: MediaRow }) {
  const t = useTexts('panel-media')
  return (
    <div className={styles.grid}>
      {steps.flatMap((y) =>
        steps.map((x) => (
          <input
            key={`${x} ${y}`}
            type="radio"
            name="point"
            value={`${x} ${y}`}
            aria-label={t('point', { x: x * 100, y: y * 100 })}
            defaultChecked={nearest(row.focalX) === x && nearest(row.focalY) === y}
          />
        )),
      )}
    </div>
  )
}

/** Which point of a picture stays in view. */
export function FocalPoint({ row }: { row: MediaRow }) {
  const t = useTexts('panel-media')
  const page = usePage()
  return (
    <PageForm definition={focalForm}>
      <fieldset>
        <legend className="strong anywhere">{`${t('focal')}: ${row.name}`}</legend>
        <p>{t('focalText')}</p>
        <div className={styles.whole}>
          <img src={`${row.url}?w=800&f=webp`} width={row.width} height={row.height} alt="" />
          <Grid row={row} />
        </div>
      </fieldset>
      <SubmitButton label={t('common.save')} look="ink">
        <a className="link" href={textHref(page, { edit: '' })}>
          {t('common.cancel')}
        </a>
      </SubmitButton>
    </PageForm>
  )
}
