import { Button } from '../../../ui/button.tsx'
import type { ParticipantsQuery } from '../../../ui/gql/graphql.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../define-page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { ChooseFile } from '../participants-upload/choose-file.tsx'
import { AddParticipant } from './add-participant.tsx'
import { editedId } from './asked-for.ts'
import { Colleagues } from './colleagues.tsx'
import { Happened } from './happened.tsx'
import { JoinRequests } from './join-requests.tsx'
import { ParticipantList } from './participant-list.tsx'
import { isAdministrator } from './participants-query.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { WhoDecides } from './who-decides.tsx'

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
