import { Children, type ReactNode } from 'react'
import styles from './course-grid.module.css'

/** Cards side by side as the room allows; none is left alone in a row. */
export function CourseGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <ul className={styles.cards}>
        {Children.map(children, (card) => (
          <li className={styles.place}>{card}</li>
        ))}
      </ul>
    </div>
  )
}
