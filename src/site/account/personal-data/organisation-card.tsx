import { organisationAdmin } from '../../../domain/contact-roles.ts'
import { type Locale, localePath } from '../../../domain/locales.ts'
import type { PersonalDataQuery } from '../../../ui/gql/graphql.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './personal-data.module.css'

type Organisation = NonNullable<NonNullable<PersonalDataQuery['me']>['organisation']>

/** For whom one acts. What changes there changes its invoices, so that is done where those are. */
export function OrganisationCard(props: {
  organisation: Organisation
  roles: readonly (string | null)[]
  locale: Locale
}) {
  const { organisation, roles, locale } = props
  const t = useTexts('personal-data')
  const { name, vat, address, zip, city } = organisation
  const town = [zip, city].filter(Boolean).join(' ')
  const isAdministrator = roles.includes(organisationAdmin)
  return (
    <section className={styles.card} aria-labelledby="organisation-title" data-organisation>
      <h2 id="organisation-title">{t('organisation.title')}</h2>
      <dl>
        <dt>{t('organisation.name')}</dt>
        <dd>{name}</dd>
        <dt>{t('organisation.vat')}</dt>
        <dd>{vat ?? t('organisation.none')}</dd>
        <dt>{t('organisation.address')}</dt>
        <dd>{[address, town].filter(Boolean).join(', ') || t('organisation.none')}</dd>
      </dl>
      <p>{t(isAdministrator ? 'organisation.administrator' : 'organisation.member')}</p>
      <a href={localePath('/my-account/invoice-data', locale)}>{t('organisation.change')}</a>
    </section>
  )
}
