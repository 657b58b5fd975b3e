import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { CopyField } from '../copy-field.tsx'
import styles from './feed-offer.module.css'

function Address({ address }: { address: string }) {
  const t = useTexts('registrations')
  return (
    <div className={styles.way}>
      <CopyField text={address} aria-label={t('feedAddress')} data-feed />
      <form method="post" data-form="calendar-feed-revoke">
        <input type="hidden" name="form" value="calendar-feed-revoke" />
        <button type="submit" className={styles.revoke}>
          {t('feedRevoke')}
        </button>
      </form>
    </div>
  )
}

/** The house's offer: the lessons in one's own calendar, by an address that is secret and can be revoked. */
export function FeedOffer({ address }: { address: string | null }) {
  const t = useTexts('registrations')
  return (
    <section className={styles.offer} aria-labelledby="feed-title">
      <div>
        <h2 id="feed-title" className={styles.title}>
          {t('feedTitle')}
        </h2>
        <p>{t(address ? 'feedText' : 'feedNone')}</p>
      </div>
      {address ? (
        <Address address={address} />
      ) : (
        <form method="post" data-form="calendar-feed">
          <input type="hidden" name="form" value="calendar-feed" />
          <Button look="ink" type="submit">
            {t('feedMake')}
          </Button>
        </form>
      )}
    </section>
  )
}
