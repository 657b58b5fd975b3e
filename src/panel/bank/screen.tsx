import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { FileField, SubmitButton } from '../../ui/forms/index.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { ActionForm } from '../../ui/kit/index.ts'
import {
  ListOpener,
  listOf,
  PageForm,
  pathOf,
  Refusal,
  ResourceList,
  RowButton,
  RowLink,
  type ScreenOf,
  UploadProgress,
  usePage,
  useRefused,
} from '../kit/index.ts'
import styles from './bank.module.css'
import {
  agreeForm,
  bankFileForm,
  bankList,
  type Movement,
  nextPlace,
  putAsideForm,
  reopenForm,
  type Statement,
} from './page.ts'
import { Message, MovementState, Parts } from './states.tsx'

function UploadFile() {
  const t = useTexts('panel-bank')
  return (
    <ListOpener text={t('uploadTitle')} isOpen={useRefused()?.form === bankFileForm.name}>
      <PageForm definition={bankFileForm} files labels={{ file: t('common.file') }}>
        <FileField name="file" hint={t('fileHint')} />
        <SubmitButton label={t('upload')} look="ink" />
        <UploadProgress label={t('uploading')} almost={t('almost')} away={t('notUploaded')} next={nextPlace} />
      </PageForm>
    </ListOpener>
  )
}

/** How much of what a file brought was looked at; the page says more once it is loaded again. */
function Progress({ statements }: { statements: readonly Statement[] }) {
  const t = useTexts('panel-bank')
  const { path } = usePage()
  const total = statements.reduce((sum, { movements }) => sum + movements, 0)
  const waiting = statements.reduce((sum, { waiting: count }) => sum + count, 0)
  if (waiting === 0) return null
  return (
    <p role="status" className={styles.progress}>
      <progress max={total} value={total - waiting} aria-label={t('matching')} />
      {t('matched', { count: total - waiting, total })} <a href={path}>{t('again')}</a>
    </p>
  )
}

/** The newest statements, and where one is missing before them. */
function Statements({ statements }: { statements: readonly Statement[] }) {
  const t = useTexts('panel-bank')
  const page = usePage()
  if (statements.length === 0) return null
  return (
    <section aria-labelledby="statements-title" className={styles.part}>
      <h2 id="statements-title">{t('statements')}</h2>
      <ul className={styles.statements}>
        {statements.map(({ _id, number, closedOn, movements, open, gap }) => (
          <li key={_id} data-id={_id}>
            <a href={listOf('bank', `statement=${_id}`, page)}>{t('statement', { number })}</a>
            <span>{formatDayInYear(closedOn, page.locale)}</span>
            <span className="muted">{[t.count('movements', movements), t.count('open', open)].join(', ')}</span>
            {gap !== null && (
              <strong className={styles.gap}>{t('gap', { amount: formatAmount(Math.abs(gap), page.locale) })}</strong>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const isOpen = ({ state, amount }: Movement) => (state === 'proposed' || state === 'left') && amount > 0

/** One key each: what is likeliest to be done with the first row has the focus once another was seen to. */
function MovementActs({ row, isNext }: { row: Movement; isNext: boolean }) {
  const t = useTexts('panel-bank')
  const page = usePage()
  const { _id, state, note, counterpartyName, bookedOn, amount } = row
  const of = `${counterpartyName ?? formatDayInYear(bookedOn, page.locale)}, ${formatAmount(amount, page.locale)}`
  if (state === 'ignored' && note)
    return <RowButton form={reopenForm} sent={{ id: _id }} of={of} text={t('act.reopen.button')} />
  if (!isOpen(row)) return null
  const id = isNext ? nextPlace : undefined
  const isProposed = state === 'proposed'
  return (
    <div className="links middle">
      {isProposed && (
        <ActionForm name={agreeForm.name} sent={{ id: _id }}>
          <Button type="submit" look="outline" id={id} aria-label={`${t('act.agree.button')}: ${of}`}>
            {t('act.agree.button')}
          </Button>
        </ActionForm>
      )}
      <RowLink
        id={isProposed ? undefined : id}
        className="link"
        href={`${pathOf('bank', _id, page)}?act=choose`}
        of={of}
        text={t('act.choose.short')}
      />
      <RowButton form={putAsideForm} sent={{ id: _id }} of={of} text={t('act.ignore.button')} />
    </div>
  )
}

export function Screen({ data }: ScreenOf<typeof bankList.page>) {
  const t = useTexts('panel-bank')
  const { locale } = usePage()
  const statements = listed(data.bankStatements?.items)
  const open = listed(data.bankTransactions?.items).filter(isOpen)
  const next = open.find(({ state }) => state === 'proposed') ?? open[0]
  return (
    <>
      <Refusal />
      <ResourceList
        list={bankList}
        found={data.bankTransactions}
        every={t('panel.everything')}
        actions={<UploadFile />}
        lead={
          <>
            <Progress statements={statements} />
            <Statements statements={statements} />
          </>
        }
        filters={{
          search: { label: t('search') },
          state: { label: t('panel.status'), wordOf: (state) => t(`states.${state}`), every: t('states.usual') },
          bookedOn: { label: t('columns.bookedOn') },
        }}
        columns={[
          {
            key: 'bookedOn',
            label: t('columns.bookedOn'),
            opens: 'bank',
            cell: ({ bookedOn }) => formatDayInYear(bookedOn, locale),
          },
          {
            key: 'counterparty',
            label: t('columns.counterparty'),
            cell: ({ counterpartyName }) => <span className="anywhere">{counterpartyName ?? t('unnamed')}</span>,
          },
          {
            key: 'message',
            isSecond: true,
            label: t('columns.message'),
            cell: (row) => <Message reference={row.reference} text={row.text} />,
          },
          { key: 'amount', label: t('columns.amount'), amount: ({ amount }) => amount },
          {
            key: 'state',
            label: t('panel.status'),
            cell: ({ state, reason, note }) => <MovementState state={state} reason={reason} note={note} />,
          },
          { key: 'invoices', label: t('columns.invoices'), cell: ({ parts }) => <Parts parts={parts} /> },
          {
            key: 'acts',
            label: t('panel.actions'),
            cell: (row) => <MovementActs row={row} isNext={row._id === next?._id} />,
          },
        ]}
      />
    </>
  )
}
