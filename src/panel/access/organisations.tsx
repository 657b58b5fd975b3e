import { Button } from '../../ui/button.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './access.module.css'
import { switchForm } from './access-forms.ts'

/** For an account that acts for organisations too: which one it speaks for, and the way to another. */
export function Organisations({ page: { visitor } }: { page: PageContext }) {
  const t = useTexts('panel-access')
  if (!visitor || visitor.organisations.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="organisations-title" data-print="off">
      <h2 id="organisations-title">{t('organisationsTitle')}</h2>
      <ul className={styles.organisations}>
        {visitor.organisations.map(({ _id: id, name }) => (
          <li key={id} data-id={id}>
            {name}
            {id === visitor.organisation ? (
              <strong>{t('current')}</strong>
            ) : (
              <form method="post" data-form={switchForm.name}>
                <input type="hidden" name="form" value={switchForm.name} />
                <input type="hidden" name="organisation" value={id} />
                <Button type="submit" look="outline" aria-label={t('switchTo', { name })}>
                  {t('switch')}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
