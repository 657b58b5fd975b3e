import { formatDate } from '../../../domain/format.ts'
import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/kit/data-table.tsx'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { Pagination } from '../../../ui/kit/pagination.tsx'
import { Status } from '../../../ui/kit/status.tsx'
import { listed, nameOf } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { BreakableMail } from '../../../ui/wording.tsx'
import { useSearchFields } from '../kit/use-search-fields.ts'
import { inviteForm } from './forms.ts'
import type { Participant, ParticipantsProps } from './page.ts'
import { EditParticipant } from './participant-form.tsx'
import styles from './participants.module.css'
import { pageSize, participantList, participantsAddress } from './participants-address.ts'

/** What can be done with the participants that are chosen; which form it is stands on the button. */
function ChosenActions({ page: { locale, path } }: { page: PageContext }) {
  const t = useTexts('participants')
  const here = localePath(path, locale)
  return (
    <>
      <Button type="submit" look="outline" name="form" value={inviteForm.name} formAction={here}>
        {t('common.invite')}
      </Button>
      <Button type="submit" look="outline" formMethod="get" formAction={`${here}/chosen.csv`}>
        {t('export')}
      </Button>
      <Button type="submit" look="outline" name="remove" value="chosen" formMethod="get" formAction={here}>
        {t('common.remove')}
      </Button>
      <Button type="reset" look="quiet">
        {t('clear')}
      </Button>
    </>
  )
}

function useColumns(page: PageContext) {
  const t = useTexts('participants')
  const language = useTexts('languages')
  const born = ({ dateOfBirth, birthPlace }: Participant) =>
    [dateOfBirth && formatDate(dateOfBirth, page.locale), birthPlace].filter(Boolean).join(', ')
  return [
    {
      key: 'name',
      label: t('common.participant'),
      ...participantList.sorting(page, 'name', '-name'),
      cell: (row: Participant) => (
        <span className={styles.person}>
          <strong>{nameOf(row)}</strong>
          <BreakableMail address={row.email} />
        </span>
      ),
    },
    { key: 'language', label: t('fields.language'), cell: (row: Participant) => language(row.language as 'nl') },
    {
      key: 'born',
      label: t('born'),
      cell: (row: Participant) => born(row) || <span className={styles.unknown}>{t('unknown')}</span>,
    },
    {
      key: 'status',
      label: t('common.accountStatus'),
      ...participantList.sorting(page, 'status', '-status'),
      cell: (row: Participant) => row.status !== 'deleted' && <Status status={row.status} />,
    },
    {
      key: 'edit',
      label: t('action'),
      isUnnamed: true,
      cell: (row: Participant) => (
        <a
          className={styles.act}
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
function ParticipantTable(props: ParticipantsProps) {
  const { data, page } = props
  const t = useTexts('participants')
  const participants = listed(data.students?.items)
  const { edited } = data
  const columns = useColumns(page)
  const isElsewhere = edited && !participants.some(({ _id }) => _id === edited._id)
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={isElsewhere ? [edited, ...participants] : participants}
      idOf={(row) => row._id}
      open={edited ? { id: edited._id, content: <EditParticipant {...props} edited={edited} /> } : undefined}
      choice={{
        name: 'students',
        form: 'participants-chosen',
        chosen: [],
        nameOf: (row) => nameOf(row),
        actions: <ChosenActions page={page} />,
      }}
    >
      <Pagination
        total={data.students?.total ?? 0}
        page={participantList.read(page).number}
        size={pageSize}
        hrefOf={(number) => participantsAddress(page, { page: number })}
      />
    </DataTable>
  )
}

/** By name, address and state; it all goes into the address of the page. */
function ParticipantSearch({ page }: { page: PageContext }) {
  const t = useTexts('participants')
  const words = useTexts('status')
  const { text, status = '', sort } = participantList.read(page)
  const form = useSearchFields({ q: text, status })
  return (
    <search>
      <form ref={form} className={styles.search} action={localePath(page.path, page.locale)}>
        <input
          type="search"
          name="q"
          defaultValue={text}
          maxLength={100}
          placeholder={t('searchHint')}
          aria-label={t('searchHint')}
        />
        <select name="status" defaultValue={status} aria-label={t('common.accountStatus')}>
          <option value="">{t('common.anyStatus')}</option>
          {participantList.statuses.map((name) => (
            <option key={name} value={name}>
              {words(name)}
            </option>
          ))}
        </select>
        {sort !== 'name' && <input type="hidden" name="sort" value={sort} />}
        <Button type="submit" look="ink">
          {t('common.search')}
        </Button>
      </form>
    </search>
  )
}

/** The participants that are looked for, or why there are none. */
export function ParticipantList(props: ParticipantsProps) {
  const { data, page } = props
  const t = useTexts('participants')
  const { text, status } = participantList.read(page)
  const isEmpty = listed(data.students?.items).length === 0 && !data.edited
  if (isEmpty && !text && !status && !data.students?.total) {
    return (
      <div className={styles.sheet}>
        <EmptyState seed="participants" title={t('none')} text={t('noneText')}>
          <Button href="#participant">{t('add')}</Button>
        </EmptyState>
      </div>
    )
  }
  return (
    <section className="stack-3" aria-label={t('title')}>
      <ParticipantSearch page={page} />
      {isEmpty ? (
        <div className={styles.sheet}>
          <EmptyState title={t('notFound')} text={t('notFoundText')}>
            <Button look="outline" href={participantsAddress(page, { q: null, status: null })}>
              {t('showAll')}
            </Button>
          </EmptyState>
        </div>
      ) : (
        <ParticipantTable {...props} />
      )}
    </section>
  )
}
