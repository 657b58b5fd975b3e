import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import type { ParticipantsQuery } from '../../../ui/gql/graphql.ts'
import { ActionButton } from '../../../ui/kit/action-form.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { Snackbar } from '../../../ui/snackbars/snackbar.tsx'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import { AccountLayout } from '../kit/account-layout.tsx'
import { Colleagues, JoinRequests } from './colleagues.tsx'
import { inviteForm, removeForm, restoreForm } from './forms.ts'
import { isAdministrator } from './page.ts'
import { AddParticipant, ChooseFile } from './participant-form.tsx'
import { ParticipantList } from './participant-list.tsx'
import styles from './participants.module.css'
import { countIn, editedId, participantsAddress, removedIds } from './participants-address.ts'

/** What was just done or could not be, with the way back or on. */
function Happened({ page, form }: { page: PageContext; form: FormState | undefined }) {
  const t = useTexts('participants')
  const failure = useTexts('errors')
  const removed = removedIds(page)
  const kept = countIn(page, 'kept')
  const uninvited = countIn(page, 'uninvited')
  const isWithoutTemplate = page.search.failed?.[0] === 'template'
  const nobody = form?.form === inviteForm.name ? form.errors.students : undefined
  if (removed.length === 0 && kept === 0 && uninvited === 0 && !nobody && !isWithoutTemplate) return null
  return (
    <div className={styles.happened} role="status">
      {isWithoutTemplate && <Snackbar kind="error" text={failure('templateDownloadFailed')} />}
      {removed.length > 0 && (
        <Notice tone="good" title={t.count('removed', removed.length)} action={<PutBack page={page} ids={removed} />} />
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

function PutBack({ page, ids }: { page: PageContext; ids: string[] }) {
  const t = useTexts('participants')
  return (
    <ActionButton
      name={restoreForm.name}
      sent={{ students: ids }}
      action={localePath(page.path, page.locale)}
      look="outline"
    >
      {t('putBack')}
    </ActionButton>
  )
}

interface RemoveDialogProps {
  page: PageContext
  form: FormState | undefined
  participants: readonly { _id: string; firstName: string; lastName: string }[]
}

/** The question before participants go; where one cannot, why, and the way to its registrations. */
function RemoveDialog({ page, form, participants }: RemoveDialogProps) {
  const t = useTexts('participants')
  const [first, ...others] = participants
  if (!first) return null
  const name = `${first.firstName} ${first.lastName}`
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

/** For whom does not decide who may join, and in which role: who does. */
function WhoDecides({ administrators }: { administrators: readonly { firstName: string; lastName: string }[] }) {
  const t = useTexts('participants')
  const names = administrators.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
  return <p className={styles.decides}>{names ? t('whoDecides', { names }) : t('nobodyDecides')}</p>
}

const present = <T,>(items: readonly (T | null)[] | null | undefined): T[] =>
  (items ?? []).filter((item) => item !== null)

/** The people one registers and, in an organisation, who wants to join it and who acts for it. */
export function Screen({ data, page, publicUrl, form }: ScreenProps<ParticipantsQuery>) {
  const t = useTexts('participants')
  const isOpen = editedId(page) !== null
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
      <Happened page={page} form={form} />
      {isAdministrator(page) && <JoinRequests page={page} applicants={present(data.approvals)} />}
      <ParticipantList
        page={page}
        form={form}
        participants={present(data.students?.items)}
        total={data.students?.total ?? 0}
        edited={data.edited ?? null}
      />
      {!isOpen && <AddParticipant page={page} form={form} />}
      {!isOpen && page.visitor?.organisation && <ChooseFile page={page} form={form} />}
      {isAdministrator(page) ? (
        <Colleagues page={page} publicUrl={publicUrl} form={form} colleagues={present(data.organisationContacts)} />
      ) : (
        page.visitor?.organisation && <WhoDecides administrators={present(data.administrators)} />
      )}
      <RemoveDialog page={page} form={form} participants={present(data.asked?.items)} />
    </AccountLayout>
  )
}
