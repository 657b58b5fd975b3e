import { formatFileSize } from '../../../domain/format.ts'
import { localePath } from '../../../domain/locales.ts'
import type { PracticalFactsFragment } from '../../../ui/gql/graphql.ts'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import styles from './registrations.module.css'

interface Props {
  session: string
  files: PracticalFactsFragment['files']
  page: PageContext
}

/** What a trainer or the desk added to a session, to be downloaded, before it and afterwards. */
export function MaterialList({ session, files, page: { locale } }: Props) {
  if (files.length === 0) return null
  return (
    <ul className={styles.material}>
      {listed(files).map(({ _id, name, size }) => (
        <li key={_id} data-id={_id}>
          <a className="link" href={localePath(`/my-account/registration-data/material/${session}/${_id}`, locale)}>
            <bdi className="anywhere">{name}</bdi>
          </a>{' '}
          <span className="muted">{formatFileSize(size, locale)}</span>
        </li>
      ))}
    </ul>
  )
}
