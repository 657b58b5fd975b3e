import type { ReactNode } from 'react'
import { formatDate } from '../../../domain/format.ts'
import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { DataTable } from '../../../ui/kit/data-table.tsx'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { Pagination } from '../../../ui/kit/pagination.tsx'
import { Status } from '../../../ui/kit/status.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { BreakableMail } from '../../../ui/wording.tsx'
import { askedPage } from '../kit/list-address.ts'
import { useSearchFields } from '../kit/use-search-fields.ts'
import { inviteForm } from './forms.ts'
import type { EditedParticipant, Participant } from './page.ts'
import { EditParticipant } from './participant-form.tsx'
import styles from './participants.module.css'
import {
  chosenSort,
  chosenStatus,
  pageSize,
  participantsAddress,
  searchedText,
  statusFilterNames,
} from './participants-address.ts'

interface ParticipantListProps {
  page: PageContext
  form: FormState | undefined
  participants: readonly Participant[]
  /** Of all pages together. */
  total: number
  edited: EditedParticipant | null
}

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
      label: t('common.participant'),
      ...sorting(page, 'name'),
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
function ParticipantTable(props: ParticipantListProps & { children: ReactNode }) {
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

/** By name, address and state; it all goes into the address of the page. */
function ParticipantSearch({ page }: { page: PageContext }) {
  const t = useTexts('participants')
  const status = useTexts('status')
  const chosen = chosenStatus(page) ?? ''
  const text = searchedText(page)
  const sort = chosenSort(page)
  const form = useSearchFields({ q: text, status: chosen })
  return (
    <search>
      <form ref={form} className={styles.search} method="get" action={localePath(page.path, page.locale)}>
        <input
          type="search"
          name="q"
          defaultValue={text}
          maxLength={100}
          placeholder={t('searchHint')}
          aria-label={t('searchHint')}
        />
        <select name="status" defaultValue={chosen} aria-label={t('common.accountStatus')}>
          <option value="">{t('common.anyStatus')}</option>
          {statusFilterNames.map((name) => (
            <option key={name} value={name}>
              {status(name)}
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
export function ParticipantList(props: ParticipantListProps) {
  const { page, participants, total, edited } = props
  const t = useTexts('participants')
  const isSearched = searchedText(page) !== '' || chosenStatus(page) !== undefined
  const isEmpty = participants.length === 0 && !edited
  if (isEmpty && !isSearched && total === 0) {
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
            <Button look="outline" href={participantsAddress(page, { q: null, status: null, page: null })}>
              {t('showAll')}
            </Button>
          </EmptyState>
        </div>
      ) : (
        <ParticipantTable {...props}>
          <Pagination
            total={total}
            page={askedPage(page)}
            size={pageSize}
            hrefOf={(number) => participantsAddress(page, { page: number })}
          />
        </ParticipantTable>
      )}
    </section>
  )
}
