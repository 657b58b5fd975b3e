import { Form } from '../../ui/forms/form.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { textHref } from '../kit/paths.ts'
import styles from './media.module.css'
import { focalForm } from './media-forms.ts'
import type { MediaRow } from './media-query.ts'

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
export function FocalPoint({ row, page, form }: { row: MediaRow; page: PageContext; form: FormState | undefined }) {
  const t = useTexts('panel-media')
  return (
    <Form definition={focalForm} state={form}>
      <fieldset className={styles.point}>
        <legend>{`${t('focal')}: ${row.name}`}</legend>
        <p>{t('focalText')}</p>
        <div className={styles.whole}>
          <img src={`${row.url}?w=800&f=webp`} width={row.width} height={row.height} alt="" />
          <Grid row={row} />
        </div>
      </fieldset>
      <SubmitButton label={t('save')} look="ink">
        <a className={styles.act} href={textHref(page, { edit: '' })}>
          {t('cancel')}
        </a>
      </SubmitButton>
    </Form>
  )
}
