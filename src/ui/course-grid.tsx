import { Children, type ReactNode } from 'react'
import styles from './course-grid.module.css'

/** Cards side by side as the room allows; where one would be left alone in a row, the first takes a row of its own. */
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
