import type { ReactNode } from 'react'
import { formatDate } from '../../../domain/format.ts'
import { BreakableMail } from '../../../ui/breakable-mail.tsx'
import { DataTable } from '../../../ui/kit/data-table.tsx'
import { Status } from '../../../ui/kit/status.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { chosenSort } from './asked-for.ts'
import { ChosenActions } from './chosen-actions.tsx'
import { EditParticipant } from './edit-participant.tsx'
import type { ParticipantListProps } from './participant-list-props.ts'
import styles from './participants.module.css'
import { participantsAddress } from './participants-address.ts'
import type { Participant } from './participants-query.ts'

const nameOf = ({ firstName, lastName }: Participant) => `${firstName} ${lastName}`

/** How a column is sorted now, and the address that sorts by it or the other way round. */
function sorting(page: PageContext, column: 'name' | 'status') {
  const current = chosenSort(page)
  const sorted = current === column ? 'ascending' : current === `-${column}` ? 'descending' : undefined
  const next = sorted === 'ascending' ? `-${column}` : column
  return { sorted, sortHref: participantsAddress(page, { sort: next === 'name' ? null : next, page: null }) } as const
}

function useColumns(page: PageContext) {
  const t = useTexts('participants')
  const language = useTexts('languages')
  const born = ({ dateOfBirth, birthPlace }: Participant) =>
    [dateOfBirth && formatDate(dateOfBirth, page.locale), birthPlace].filter(Boolean).join(', ')
  return [
    {
      key: 'name',
      label: t('participant'),
      ...sorting(page, 'name'),
      cell: (row: Participant) => (
        <span className={styles.person}>
          <strong>{nameOf(row)}</strong>
          <BreakableMail address={row.email} />
        </span>
      ),
    },
    { key: 'language', label: t('language'), cell: (row: Participant) => language(row.language as 'nl') },
    {
      key: 'born',
      label: t('born'),
      cell: (row: Participant) => born(row) || <span className={styles.unknown}>{t('unknown')}</span>,
    },
    {
      key: 'status',
      label: t('status'),
      ...sorting(page, 'status'),
      cell: (row: Participant) => row.status !== 'deleted' && <Status status={row.status} />,
    },
    {
      key: 'edit',
      label: t('action'),
      isUnnamed: true,
      cell: (row: Participant) => (
        <a
          className={styles.edit}
          href={`${participantsAddress(page, { edit: row._id })}#participant`}
          aria-label={t('editOne', { name: nameOf(row) })}
        >
          {t('edit')}
        </a>
      ),
    },
  ]
}

/** Rows with the one that is edited opened among them; where that is on another page, it stands on top. */
export function ParticipantTable(props: ParticipantListProps & { children: ReactNode }) {
  const { page, form, participants, edited, children } = props
  const t = useTexts('participants')
  const columns = useColumns(page)
  const isElsewhere = edited && !participants.some(({ _id }) => _id === edited._id)
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={isElsewhere ? [edited, ...participants] : participants}
      idOf={(row) => row._id}
      open={
        edited ? { id: edited._id, content: <EditParticipant page={page} form={form} edited={edited} /> } : undefined
      }
      choice={{
        name: 'students',
        form: 'participants-chosen',
        chosen: [],
        nameOf,
        actions: <ChosenActions page={page} />,
      }}
    >
      {children}
    </DataTable>
  )
}
