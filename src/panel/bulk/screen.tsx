import { mostRehearsed } from '../../domain/bulk-acts.ts'
import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import { Checkbox, SelectField, SubmitButton, TextArea, TextField } from '../../ui/forms/index.ts'
import { Button, type Fact, FactList, listed, useTexts } from '../../ui/index.ts'
import { ActionButton, DataTable, EmptyState } from '../../ui/kit/index.ts'
import { bulkHref } from '../kit/bulk.ts'
import {
  ExpectedMails,
  listPaths,
  PageForm,
  pathOf,
  RecordHead,
  RecordPart,
  Refusal,
  RowName,
  type ScreenOf,
  usePage,
  useRefused,
  useShown,
  writtenIn,
} from '../kit/index.ts'
import styles from './bulk.module.css'
import { askedFields, type BulkActShown, type BulkMails, type bulkPage, bulkStartForm } from './page.ts'

interface Props {
  act: BulkActShown
}

interface DraftProps extends Props {
  mails: BulkMails | null
}

/** What it would mail; of many, what the first of them show until all are asked for. */
function Mails({ act: { _id, act, possible }, mails }: DraftProps) {
  const t = useTexts('panel-bulk')
  const page = usePage()
  if (!mails) return null
  const { rehearsed } = mails
  const isAsked = act === 'confirm' || act === 'move'
  return (
    <>
      {rehearsed < possible && (
        <p>
          {t('rehearsed', { rehearsed, possible })}{' '}
          {!isAsked && (
            <a className="link" href={`${bulkHref(_id, page)}?all=true`}>
              {t('all', { possible })}
            </a>
          )}
        </p>
      )}
      <ExpectedMails mails={mails.mails} />
    </>
  )
}

function Facts({ act }: Props) {
  const t = useTexts('panel-bulk')
  const registrations = useTexts('panel-registrations')
  const { locale } = usePage()
  const { total, possible, participants, credit, refund, kept, invoices, owed } = act
  const amount = (cents: number) => (cents > 0 ? formatAmount(cents, locale) : null)
  const facts: Fact[] = [
    [t('registrations'), String(total)],
    [t('common.participants'), String(participants)],
    [t('possible'), String(possible)],
    ...(act.act === 'cancel'
      ? ([
          [t('amounts.credit'), amount(credit)],
          [t('amounts.refund'), amount(refund)],
          [t('amounts.kept'), amount(kept)],
        ] satisfies Fact[])
      : []),
    ...(act.act === 'remind'
      ? ([
          [t('invoices'), String(invoices)],
          [registrations('owed'), amount(owed)],
        ] satisfies Fact[])
      : []),
  ]
  return <FactList facts={facts} />
}

/** What is shown after a press is read first. */
const focused = { tabIndex: -1, autoFocus: true }

/** What its act asks, the mails that follow, and the button that starts it. */
function Start(props: DraftProps) {
  const { act, possible, sessions } = props.act
  const t = useTexts('panel-bulk')
  const registrations = useTexts('panel-registrations')
  const { locale } = usePage()
  const values = useRefused(bulkStartForm.name)?.values
  const shown = useShown(bulkStartForm)
  const label = t.count(`start.${act}`, possible)
  if (act === 'cancel' || act === 'remind')
    return (
      <>
        <Mails {...props} />
        <ActionButton name={bulkStartForm.name} sent={{ looked: '1' }} look={act === 'cancel' ? 'danger' : 'primary'}>
          {label}
        </ActionButton>
      </>
    )
  if (shown)
    return (
      <PageForm definition={bulkStartForm}>
        <div {...focused}>
          <Mails {...props} />
        </div>
        {[...askedFields, 'all'].map((name) => (
          <input key={name} type="hidden" name={name} value={writtenIn(shown, name)} />
        ))}
        <input type="hidden" name="looked" value="1" />
        <SubmitButton label={label}>
          <Button type="submit" name="preview" value="1" look="outline" formNoValidate>
            {t('change')}
          </Button>
        </SubmitButton>
      </PageForm>
    )
  const labels = {
    price: registrations('pricePerPerson'),
    session: registrations('session'),
    reason: registrations('reason'),
    all: t('all', { possible }),
  }
  const targets = listed(sessions).map(({ _id, startDate, place, taken, capacity }) => ({
    value: _id,
    label: `${formatDayInYear(startDate, locale)}, ${inLocale(place, locale)}, ${registrations('ofSeats', { count: taken, capacity })}`,
  }))
  return (
    <PageForm definition={bulkStartForm} values={values} labels={labels}>
      {act === 'confirm' ? (
        <TextField name="price" inputMode="decimal" width="short" hint={registrations('priceHint')} />
      ) : (
        <>
          <SelectField name="session" options={targets} empty={t('chooseSession')} />
          <TextArea name="reason" rows={2} hint={registrations('reasonHint')} />
        </>
      )}
      {possible > mostRehearsed && <Checkbox name="all" optional />}
      <SubmitButton label={t('look')} />
    </PageForm>
  )
}

/** What follows, before anything does. */
function Draft({ act, mails }: DraftProps) {
  const t = useTexts('panel-bulk')
  const { act: name, possible, total, sessions } = act
  const refusal = possible === 0 ? t('nowhere') : name === 'move' && listed(sessions).length === 0 ? t('several') : null
  return (
    <RecordPart id="follows" title={t('follows')}>
      <Facts act={act} />
      {refusal ? (
        <EmptyState title={refusal} text={t('skipped')} />
      ) : (
        <div className={styles.start}>
          <p>{t(`mails.${name}`)}</p>
          {possible < total && <p>{t('skipped')}</p>}
          <Start act={act} mails={mails} />
        </div>
      )}
    </RecordPart>
  )
}

/** Each that was left as it was, and why. */
function Refused({ act }: Props) {
  const t = useTexts('panel-bulk')
  const registrations = useTexts('panel-registrations')
  const page = usePage()
  const refused = listed(act.refused)
  if (refused.length === 0) return act.state === 'done' ? <p>{t('noneRefused')}</p> : null
  return (
    <>
      <h3>{t.count('refused', refused.length)}</h3>
      <DataTable
        caption={t.count('refused', refused.length)}
        rows={refused}
        idOf={({ registration }) => registration}
        columns={[
          {
            key: 'customer',
            label: t('panel.customer'),
            cell: ({ registration, customer }) => (
              <RowName href={pathOf('registration', registration, page)}>{customer}</RowName>
            ),
          },
          {
            key: 'course',
            label: registrations('course'),
            cell: ({ course, startDate }) =>
              `${inLocale(course, page.locale)}, ${formatDayInYear(startDate, page.locale)}`,
          },
          { key: 'why', label: t('whyTitle'), cell: ({ why }) => t(`why.${why}`) },
        ]}
      />
    </>
  )
}

/** How far it is, and what was refused. */
function Progress({ act }: Props) {
  const t = useTexts('panel-bulk')
  const write = useTexts('panel-write')
  const registrations = useTexts('panel-registrations')
  const page = usePage()
  const { state, total, ended, done, author, startedAt, price, movesTo, reason } = act
  const facts: Fact[] = [
    [registrations('pricePerPerson'), price && formatAmount(price, page.locale)],
    [registrations('session'), movesTo && formatDayInYear(movesTo, page.locale)],
    [registrations('reason'), reason],
  ]
  return (
    <RecordPart id="progress" isWide title={t('progressTitle')}>
      <div id="live-progress" data-progress={state} className={styles.start}>
        <p>
          <progress className={styles.progress} max={total} value={ended} aria-labelledby="progress-count" />
          <span id="progress-count">{t('progress', { ended, total })}</span>
        </p>
        <p role="status">{state === 'done' && t.count('done', done)}</p>
        {state === 'working' && (
          <p>
            <a className="link" href={page.path}>
              {write('reload')}
            </a>
          </p>
        )}
        <Refused act={act} />
      </div>
      <p className="muted">
        {write('sentBy', {
          author: author ?? '',
          when: startedAt ? formatDeadline(startedAt, page.now, page.locale) : '',
        })}
      </p>
      <FactList facts={facts} />
    </RecordPart>
  )
}

export function Screen({ data: { bulkAct: act, bulkActMails: mails } }: ScreenOf<typeof bulkPage>) {
  const t = useTexts('panel-bulk')
  const registrations = useTexts('panel-registrations')
  if (!act) return null
  return (
    <>
      <RecordHead
        list={[listPaths.registration, registrations('title')]}
        title={t.count(`title.${act.act}`, act.total)}
      />
      <Refusal />
      {act.state === 'draft' ? <Draft act={act} mails={mails} /> : <Progress act={act} />}
    </>
  )
}
