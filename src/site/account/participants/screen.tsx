import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { ActionButton } from '../../../ui/kit/action-form.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { listed, nameOf } from '../../../ui/listed.ts'
import { Snackbar } from '../../../ui/snackbars/snackbar.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { AccountLayout } from '../kit/account-layout.tsx'
import { askedValue } from '../kit/list-address.ts'
import { Colleagues, JoinRequests } from './colleagues.tsx'
import { inviteForm, removeForm, restoreForm } from './forms.ts'
import { isAdministrator, type ParticipantsProps } from './page.ts'
import { AddParticipant, ChooseFile } from './participant-form.tsx'
import { ParticipantList } from './participant-list.tsx'
import styles from './participants.module.css'
import { editedId, idsIn, participantsAddress } from './participants-address.ts'

/** With how many of those that were chosen it could not be done. */
function countIn(page: ParticipantsProps['page'], name: 'kept' | 'uninvited'): number {
  const count = Number(askedValue(page, name))
  return Number.isInteger(count) && count > 0 && count <= 100 ? count : 0
}

/** What was just done or could not be, with the way back or on. */
function Happened({ page, form }: ParticipantsProps) {
  const t = useTexts('participants')
  const failure = useTexts('errors')
  const here = localePath(page.path, page.locale)
  const removed = idsIn(page, 'removed')
  const kept = countIn(page, 'kept')
  const uninvited = countIn(page, 'uninvited')
  const isWithoutTemplate = page.search.failed?.[0] === 'template'
  const nobody = form?.form === inviteForm.name ? form.errors.students : undefined
  if (removed.length === 0 && kept === 0 && uninvited === 0 && !nobody && !isWithoutTemplate) return null
  return (
    <div className={styles.happened} role="status">
      {isWithoutTemplate && <Snackbar kind="error" text={failure('templateDownloadFailed')} />}
      {removed.length > 0 && (
        <Notice
          tone="good"
          title={t.count('removed', removed.length)}
          action={
            <ActionButton name={restoreForm.name} sent={{ students: removed }} action={here} look="outline">
              {t('putBack')}
            </ActionButton>
          }
        />
      )}
      {kept > 0 && (
        <Notice
          tone="wait"
          title={t.count('kept', kept)}
          action={<a href={localePath('/my-account/registration-data', page.locale)}>{t('seeRegistrations')}</a>}
        />
      )}
      {uninvited > 0 && <Notice tone="wait" title={t.count('uninvited', uninvited)} />}
      {nobody && (
        <div role="alert" data-error-for="students">
          <Notice tone="bad" title={nobody} />
        </div>
      )}
    </div>
  )
}

/** The question before participants go; where one cannot, why, and the way to its registrations. */
function RemoveDialog({ data, page, form }: ParticipantsProps) {
  const t = useTexts('participants')
  const participants = listed(data.asked?.items)
  const [first, ...others] = participants
  if (!first) return null
  const name = nameOf(first)
  const isOne = others.length === 0
  const refusal = form?.form === removeForm.name ? form.message : undefined
  const ids = participants.map(({ _id }) => _id)
  return (
    <Dialog
      id="participant-removal"
      title={isOne ? t('askOne', { name }) : t.count('askMany', participants.length)}
      text={refusal ?? (isOne ? t('askOneText') : t('askManyText'))}
      wayOut={isOne ? t('common.keepNamed', { name: first.firstName }) : t('keepMany')}
      wayOutHref={participantsAddress(page)}
    >
      {refusal ? (
        <Button href={localePath('/my-account/registration-data', page.locale)}>{t('seeRegistrations')}</Button>
      ) : (
        <ActionButton
          name={removeForm.name}
          sent={{ students: ids }}
          action={participantsAddress(page, { remove: ids })}
          look="danger"
        >
          {isOne ? t('common.removeNamed', { name: first.firstName }) : t.count('removeMany', participants.length)}
        </ActionButton>
      )}
    </Dialog>
  )
}

/** The people one registers and, in an organisation, who wants to join it and who acts for it. */
export function Screen(props: ParticipantsProps) {
  const { data, page } = props
  const t = useTexts('participants')
  const isOpen = editedId(page) !== null
  const deciders = listed(data.administrators).map(nameOf).join(', ')
  const actions = (
    <>
      {page.visitor?.organisation && (
        <Button look="outline" href="#participants-upload">
          {t('upload')}
        </Button>
      )}
      <Button look="outline" href="#participant">
        {t('add')}
      </Button>
    </>
  )
  return (
    <AccountLayout page={page} title={t('title')} actions={isOpen ? undefined : actions}>
      <Happened {...props} />
      {isAdministrator(page) && <JoinRequests {...props} />}
      <ParticipantList {...props} />
      {!isOpen && <AddParticipant {...props} />}
      {!isOpen && page.visitor?.organisation && <ChooseFile {...props} />}
      {isAdministrator(page) ? (
        <Colleagues {...props} />
      ) : (
        page.visitor?.organisation && (
          <p className={styles.decides}>{deciders ? t('whoDecides', { names: deciders }) : t('nobodyDecides')}</p>
        )
      )}
      <RemoveDialog {...props} />
    </AccountLayout>
  )
}
