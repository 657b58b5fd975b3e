import { formatAmount, formatDate } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/kit/data-table.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { Pagination } from '../../ui/kit/pagination.tsx'
import { Status } from '../../ui/kit/status.tsx'
import { type StatusName, statusNames } from '../../ui/kit/status-marks.ts'
import { Steps } from '../../ui/kit/steps.tsx'
import { TileCount } from '../../ui/kit/tile-count.tsx'
import { UploadList } from '../../ui/kit/upload-list.tsx'
import { Snackbar } from '../../ui/snackbars/snackbar.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { ScreenProps } from '../screens/define-page.ts'
import styles from './kit.module.css'
import { KitForms, KitPart } from './kit-forms.tsx'

interface Person {
  id: string
  name: string
  since: string
  cents: number
  status: StatusName
}

const people: Person[] = [
  { id: 'amina', name: 'Amina Benali', since: '2026-11-03', cents: 36_300, status: 'active' },
  { id: 'tom', name: 'Tom Claes', since: '2026-10-12', cents: 0, status: 'invited' },
  {
    id: 'marie-louise',
    name: 'Marie-Louise Vandenbroucke-Van Steenkiste',
    since: '2025-02-28',
    cents: 1_234_500,
    status: 'expired',
  },
]

function KitTable({ locale }: { locale: Locale }) {
  const t = useTexts('kit-page')
  const columns = [
    {
      key: 'name',
      label: t('common.name'),
      sortHref: '#kit-table',
      sorted: 'ascending',
      cell: (row: Person) => row.name,
    },
    {
      key: 'since',
      label: t('column.since'),
      sortHref: '#kit-table',
      cell: (row: Person) => formatDate(row.since, locale),
    },
    {
      key: 'amount',
      label: t('common.amount'),
      isNumber: true,
      cell: (row: Person) => formatAmount(row.cents, locale),
    },
    { key: 'status', label: t('column.status'), cell: (row: Person) => <Status status={row.status} /> },
  ] as const
  return (
    <KitPart id="table" title={t('common.participants')}>
      <DataTable
        caption={t('common.participants')}
        columns={columns}
        rows={people}
        idOf={(row) => row.id}
        choice={{
          name: 'chosen',
          chosen: ['tom'],
          nameOf: (row) => row.name,
          actions: <Button look="outline">{t('common.invite')}</Button>,
        }}
      >
        <Pagination total={24} page={2} size={6} hrefOf={() => '#kit-table'} />
      </DataTable>
    </KitPart>
  )
}

function KitWaiting() {
  const t = useTexts('kit-page')
  return (
    <KitPart id="waiting" title={t('waiting')}>
      <div className={styles.beside}>
        <div className={styles.sheet}>
          <EmptyState seed="certificates" title={t('none')} text={t('noneText')}>
            <Button href="#kit-waiting">{t('noneAction')}</Button>
          </EmptyState>
        </div>
        <div className={styles.sheet}>
          <EmptyState title={t('notFound')} text={t('notFoundText')}>
            <Button look="outline">{t('clear')}</Button>
          </EmptyState>
        </div>
        <div className={styles.sheet}>
          <UploadList
            uploads={[
              {
                name: 'attest-vzw.pdf',
                note: t('uploadDone'),
                action: <Button look="quiet">{t('common.remove')}</Button>,
              },
              {
                name: 'deelnemers-korenbloem.xlsx',
                percent: 62,
                note: t('uploading'),
                action: <Button look="quiet">{t('stop')}</Button>,
              },
              {
                name: 'foto-zaal.heic',
                note: '',
                error: t('uploadRefused'),
                action: <Button look="quiet">{t('another')}</Button>,
              },
            ]}
          />
        </div>
      </div>
    </KitPart>
  )
}

function KitActions() {
  const t = useTexts('kit-page')
  return (
    <>
      <KitPart id="buttons" title={t('buttons')}>
        <div className={styles.line}>
          <Button>{t('send')}</Button>
          <Button look="ink">{t('common.save')}</Button>
          <Button look="outline">{t('common.invite')}</Button>
          <Button look="quiet">{t('common.cancel')}</Button>
          <Button look="danger">{t('common.remove')}</Button>
          <Button aria-disabled="true">{t('send')}</Button>
        </div>
      </KitPart>
      <KitPart id="dialogs" title={t('dialogs')}>
        <div className={styles.line}>
          <Button look="outline" href="#kit-remove">
            {t('common.remove')}
          </Button>
        </div>
        <Dialog id="kit-remove" title={t('removeTitle')} text={t('removeText')} wayOut={t('removeNot')}>
          <Button look="danger" data-dialog-close>
            {t('removeYes')}
          </Button>
        </Dialog>
      </KitPart>
      <KitPart id="notices" title={t('notices')}>
        <Notice tone="wait" title={t('offline')} action={<Button look="outline">{t('again')}</Button>}>
          {t('offlineText')}
        </Notice>
        <Notice tone="good" title={t('kept')} />
        <Notice tone="info" title={t('requested')} />
        <Notice tone="bad" title={t('full')}>
          {t('fullText')}
        </Notice>
        <Snackbar kind="success" text={t('kept')} />
        <Snackbar kind="error" text={t('fullText')} />
      </KitPart>
    </>
  )
}

const steps = ['select', 'students', 'invoice', 'confirmation'] as const

function KitStates() {
  const t = useTexts('kit-page')
  const named = steps.map((key) => ({ key, label: t(`step.${key}`), href: '#kit-states' }))
  return (
    <KitPart id="states" title={t('states')}>
      <div className={styles.line}>
        {statusNames.map((status) => (
          <Status key={status} status={status} />
        ))}
      </div>
      {steps.map((current) => (
        <Steps key={current} steps={named} current={current} />
      ))}
      <TileCount taken={8} own={2} free={4}>
        {t('seats')}
      </TileCount>
    </KitPart>
  )
}

/** What pages are made of, each part in each of its states. */
export function Screen({ page }: ScreenProps) {
  const t = useTexts('kit-page')
  return (
    <div className={`container ${styles.kit}`}>
      <h1 className={styles.heading}>{t('title')}</h1>
      <KitForms />
      <KitActions />
      <KitStates />
      <KitTable locale={page.locale} />
      <KitWaiting />
    </div>
  )
}
