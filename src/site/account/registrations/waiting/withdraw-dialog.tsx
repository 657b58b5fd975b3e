import { inLocale } from '../../../../domain/locales.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/kit/dialog.tsx'
import type { PageContext } from '../../../../ui/page-context.ts'
import { useTexts } from '../../../../ui/texts.ts'
import { listHref } from '../registration-list.ts'
import type { WaitingRecord } from './waiting-entry.ts'

/** Asks before a place in the list is lost, or seats that are kept. */
export function WithdrawDialog({ entry, page }: { entry: WaitingRecord; page: PageContext }) {
  const t = useTexts('waiting-list')
  const isOffer = entry.status === 'offered'
  return (
    <Dialog
      id="leave-waiting-list"
      title={t('leaveTitle', { course: inLocale(entry.session.course.title, page.locale) ?? '' })}
      text={t(isOffer ? 'leaveOfferText' : 'leaveText')}
      wayOut={t(isOffer ? 'leaveNotOffer' : 'leaveNot')}
      wayOutHref={listHref(page)}
    >
      <form method="post" data-form="waiting-list-withdraw">
        <input type="hidden" name="form" value="waiting-list-withdraw" />
        <input type="hidden" name="id" value={entry._id} />
        <Button look="danger" type="submit">
          {t(isOffer ? 'leaveOffer' : 'leave')}
        </Button>
      </form>
    </Dialog>
  )
}
