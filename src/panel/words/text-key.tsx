import { Fragment } from 'react'
import styles from './words.module.css'

/** Where a text stands; a line may end after a dot. */
export const TextKey = ({ name }: { name: string }) => (
  <span className={styles.key}>
    {name.split('.').map((part, index, { length }) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a key stay where they are
      <Fragment key={index}>
        {part}
        {index < length - 1 && '.'}
        <wbr />
      </Fragment>
    ))}
  </span>
)
