import { Button } from '../../../ui/button.tsx'
import type { ComparedDoublesQuery } from '../../../ui/gql/graphql.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { customerHref } from '../../customers/customers-path.ts'
import type { PanelScreenProps } from '../../define-panel-page.ts'
import recordStyles from '../../record/record.module.css'
import { RecordHead, RecordPart } from '../../record/record.tsx'
import { doubleHref, doublesPath } from '../doubles-path.ts'
import { Clashes } from './clashes.tsx'
import styles from './double.module.css'
import { MergeQuestion } from './merge-question.tsx'
import { SideRecords } from './side-records.tsx'
import { MergeValues } from './values.tsx'

/** Two beside each other: what each has, and what stays of what is known of them. */
export function Screen({ data: { comparedDoubles: found }, page, form }: PanelScreenProps<ComparedDoublesQuery>) {
  const t = useTexts('panel-doubles')
  const list = useTexts('panel-list')
  if (!found) return null
  const { kind, kept, dropped, customer, clashes } = found
  return (
    <>
      <RecordHead page={page} list={[doublesPath, t('title')]} title={t('compareTitle', { name: kept.name })} />
      <p className={styles.customer}>
        <a href={customerHref(customer._id, page)}>{customer.name}</a>
      </p>
      <div role="alert">{form?.message && <Notice tone="bad" title={form.message} />}</div>
      <ul className={recordStyles.acts} aria-label={list('acts')}>
        <li>
          <Button look="outline" href={doubleHref(kind, dropped._id, kept._id, page)}>
            {t('swap')}
          </Button>
        </li>
      </ul>
      <Clashes clashes={clashes} page={page} />
      <RecordPart id="values" title={t('values')} isWide>
        <MergeValues compared={found} page={page} />
      </RecordPart>
      <RecordPart id="records" title={t('records')} isWide>
        <SideRecords compared={found} page={page} />
      </RecordPart>
      <MergeQuestion compared={found} page={page} form={form} />
    </>
  )
}
