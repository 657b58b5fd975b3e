import type { ReactNode } from 'react'
import type { Family } from '../../domain/tiles.ts'
import { Button } from '../../ui/button.tsx'
import { TilePattern } from '../../ui/tile-pattern.tsx'
import { WholeWords } from '../../ui/wording.tsx'
import styles from './status-page.module.css'

/** The calm page for when there is nothing to show: words, and a small floor beside them. */
export function StatusPage(props: { seed: string; family?: Family; children: ReactNode }) {
  const { seed, family = 'ochre', children } = props
  return (
    <div className={`container ${styles.lost}`}>
      <div className={styles.words}>{children}</div>
      <TilePattern seed={seed} family={family} columns={4} rows={4} className={styles.floor} />
    </div>
  )
}

interface LinkQuestionProps {
  seed: string
  form: string
  title: string
  text: string
  button: string
}

/** What a link in a mail asks. A button, because programs that look at such links follow them but press nothing. */
export function LinkQuestion({ seed, form, title, text, button }: LinkQuestionProps) {
  return (
    <StatusPage seed={seed}>
      <h1>
        <WholeWords text={title} />
      </h1>
      <p className="lead">{text}</p>
      <form method="post" data-form={form}>
        <Button type="submit">{button}</Button>
      </form>
    </StatusPage>
  )
}
