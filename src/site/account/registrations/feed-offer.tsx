import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../ui/texts.ts'
import styles from './feed-offer.module.css'

/** Copies where the browser can; without scripts there is no button, and the address can be chosen and copied. */
function CopyButton({ text }: { text: string }) {
  const t = useTexts('registrations')
  const [state, setState] = useState<'none' | 'ready' | 'copied'>('none')
  useEffect(() => setState(navigator.clipboard ? 'ready' : 'none'), [])
  if (state === 'none') return null
  return (
    <>
      <Button
        look="ink"
        className={styles.copy}
        onClick={() => navigator.clipboard.writeText(text).then(() => setState('copied'))}
      >
        {t(state === 'copied' ? 'copied' : 'copy')}
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'copied' && t('copied')}
      </span>
    </>
  )
}

function Address({ address }: { address: string }) {
  const t = useTexts('registrations')
  return (
    <div className={styles.way}>
      <div className={styles.address}>
        <input readOnly value={address} aria-label={t('feedAddress')} data-feed />
        <CopyButton text={address} />
      </div>
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
