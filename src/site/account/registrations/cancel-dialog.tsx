import { inLocale, type Locale } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useTexts } from '../../../ui/texts.ts'
import type { RegistrationRecord } from './registration-list.ts'

/** Asks before the seats are given back, and says first what that does to the money. */
export function CancelDialog(props: { record: RegistrationRecord; wayOutHref: string; locale: Locale }) {
  const { record, wayOutHref, locale } = props
  const t = useTexts('registrations')
  const isUnderWay = record.payment === 'open' || record.payment === 'pending'
  const text = [
    t.count('cancelSeats', record.students.length),
    t(isUnderWay ? 'cancelUnderWay' : 'cancelUnpaid'),
    t('cancelFinal'),
  ].join(' ')
  return (
    <Dialog
      id="cancel"
      title={t('cancelTitle', { course: inLocale(record.session.course.title, locale) ?? '' })}
      text={text}
      wayOut={t('cancelNot')}
      wayOutHref={wayOutHref}
    >
      <form method="post" data-form="registration-cancel">
        <input type="hidden" name="form" value="registration-cancel" />
        <input type="hidden" name="id" value={record._id} />
        <Button look="danger" type="submit">
          {t('cancelYes')}
        </Button>
      </form>
    </Dialog>
  )
}
