import type { ReceiversFragment } from '../../ui/gql/graphql.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { Notice } from '../../ui/kit/index.ts'
import styles from './write.module.css'

type LeftOutPerson = NonNullable<ReceiversFragment['leftOut'][number]>

/** Who gets nothing, and why. */
export function LeftOut({ people }: { people: readonly LeftOutPerson[] }) {
  const t = useTexts('panel-write')
  if (people.length === 0) return null
  return (
    <details data-left-out>
      <summary>{t.count('leftOut', people.length)}</summary>
      <ul className={styles.people}>
        {people.map(({ name, email, why }) => (
          <li key={name + email}>
            {name} <span className="muted">{[email, t(`why.${why}`)].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface ReceiversProps {
  receivers: ReceiversFragment
  /** Languages that have a text of their own; empty while nothing is written. */
  written: readonly string[]
}

/** How many it reaches, in which languages, and who is left out, and why. */
export function Receivers({ receivers, written }: ReceiversProps) {
  const t = useTexts('panel-write')
  const name = useTexts('languages')
  const { total, languages, leftOut } = receivers
  const isDutch = (language: string) => written.length > 0 && language !== 'nl' && !written.includes(language)
  return (
    <>
      <Notice tone={total > 0 ? 'info' : 'wait'} title={t.count('reached', total)}>
        {listed(languages)
          .map(({ language, count }) =>
            t(isDutch(language) ? 'getsDutch' : 'inLanguage', {
              language: name(language),
              count,
            }),
          )
          .join('. ')}
      </Notice>
      <LeftOut people={listed(leftOut)} />
    </>
  )
}
