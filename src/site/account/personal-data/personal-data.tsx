import type { PersonalDataQuery } from '../../../ui/gql/graphql.ts'
import { listed } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../define-page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { AccountPart } from '../account-part.tsx'
import { UnfinishedList } from '../unfinished.tsx'
import { OrganisationCard } from './organisation-card.tsx'
import styles from './personal-data.module.css'
import { PersonalFields } from './personal-fields.tsx'
import { WaitingList } from './waiting-list.tsx'

/** Who one is, and what waits on one. */
export function Screen({ data, page, form }: ScreenProps<PersonalDataQuery>) {
  const t = useTexts('personal-data')
  const account = useTexts('account-layout')
  const { me, waiting } = data
  const unfinished = listed(data.unfinishedRegistrations)
  return (
    <AccountLayout page={page} title={account('personalData')}>
      {me && waiting && (
        <WaitingList me={me} waiting={waiting} hasUnfinished={unfinished.length > 0} locale={page.locale} />
      )}
      <UnfinishedList records={unfinished} page={page} />
      {me && (
        <div className={styles.beside}>
          <AccountPart id="about-you" title={t('aboutYou')}>
            <PersonalFields me={me} form={form} locale={page.locale} />
          </AccountPart>
          {me.organisation && (
            <OrganisationCard organisation={me.organisation} roles={me.contact?.roles ?? []} locale={page.locale} />
          )}
        </div>
      )}
    </AccountLayout>
  )
}
