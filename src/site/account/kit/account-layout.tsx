import type { ReactNode } from 'react'
import type { Family } from '../../../domain/tiles.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { TilePattern } from '../../../ui/tile-pattern.tsx'
import { WholeWords } from '../../../ui/wording.tsx'
import styles from './account-layout.module.css'
import { AccountNavigation } from './account-navigation.tsx'

interface AccountLayoutProps {
  page: PageContext
  title: string
  /** At the right of the title: at most two outline buttons. */
  actions?: ReactNode
  /** The list this thing stands in; `seed` and `family` are of the thing's own tiles. */
  back?: { href: string; label: string; seed?: string; family?: Family }
  children: ReactNode
}

/** What every screen of the account stands in: the ways to the others, and its title. */
export function AccountLayout({ page, title, actions, back, children }: AccountLayoutProps) {
  return (
    <div className={`container ${styles.account}`}>
      <AccountNavigation page={page} />
      <div className={styles.work}>
        {back && (
          <a className={styles.back} href={back.href}>
            {back.label}
          </a>
        )}
        <div className={styles.head}>
          {back?.seed && (
            <TilePattern seed={back.seed} family={back.family} columns={2} rows={2} className={styles.tiles} />
          )}
          <h1 className={styles.title} tabIndex={-1}>
            <WholeWords text={title} />
          </h1>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {children}
      </div>
    </div>
  )
}
