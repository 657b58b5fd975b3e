import type { Banner } from '../../schemas/static-content.ts'
import { Button } from '../../src/ui/button.tsx'
import type { BannerBlockQuery } from '../../src/ui/gql/graphql.ts'
import { managedAddress } from '../../src/ui/managed-address.ts'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../kit/define-block.ts'
import styles from './banner.module.css'

export function Block({ content, data, page }: BlockProps<Banner, BannerBlockQuery | null>) {
  const t = useTexts('banner')
  const outside = content.url.urlType === 'URL'
  return (
    <PageHeader seed="home" size="hero" picture={data?.pictures?.[0]}>
      <div className={styles.promise}>
        <h1>{content.highlightTitle}</h1>
        <p className={`lead ${styles.text}`}>{content.highlightText}</p>
        <Button
          href={managedAddress(content.url, page.locale)}
          target={outside ? '_blank' : undefined}
          rel={outside ? 'noopener' : undefined}
        >
          {content.buttonLabel}
          <span aria-hidden="true">{outside ? '↗' : '→'}</span>
          {outside && <span className="visually-hidden">{t('newTab')}</span>}
        </Button>
      </div>
    </PageHeader>
  )
}
