import { Button } from './button.tsx'
import styles from './share-links.module.css'
import { useFullAddress } from './site-address.ts'
import { useTexts } from './texts.ts'

/** Each opens the network's own page with the address filled in: none of their scripts is here. */
const networks = [
  {
    key: 'whatsapp',
    to: (title: string, address: string) => `https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`,
  },
  {
    key: 'linkedin',
    to: (_title: string, address: string) =>
      `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`,
  },
] as const

const mailTo = (title: string, address: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${address}`)}`

/** Ways to pass a page on, whose path has the locale's prefix. The two buttons are shown by the script, where the browser can do what they say. */
export function ShareLinks({ id, title, path }: { id: string; title: string; path: string }) {
  const t = useTexts('share')
  const address = useFullAddress(path)
  return (
    <section className="stack-3" aria-labelledby={`${id}-share`} data-print="off">
      <h2 id={`${id}-share`} className={styles.title}>
        {t('title')}
      </h2>
      <ul className={styles.ways}>
        <li hidden data-share={address} data-share-title={title}>
          <Button look="outline">{t('device')}</Button>
        </li>
        <li>
          <a href={mailTo(title, address)}>{t('mail')}</a>
        </li>
        {networks.map(({ key, to }) => (
          <li key={key}>
            <a href={to(title, address)} target="_blank" rel="noopener nofollow">
              {t(key)} <span aria-hidden="true">↗</span>
              <span className="visually-hidden">{t('newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.address}>
        <label htmlFor={`${id}-address`}>{t('address')}</label>
        <input id={`${id}-address`} type="text" readOnly value={address} />
        <span hidden data-copy={address}>
          <Button look="outline">{t('copy')}</Button>
        </span>
        <span role="status" data-copied={t('copied')} />
      </p>
    </section>
  )
}
