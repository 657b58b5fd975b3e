import type { ReactNode } from 'react'
import type { ReceiversFragment } from '../../ui/gql/graphql.ts'
import { Notice } from '../../ui/kit/notice.tsx'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './record.module.css'

interface PeopleProps {
  title: string
  people: readonly { name: string; email: string; why?: ReactNode }[]
}

/** Some of them by name, once it is opened. */
export const People = ({ title, people }: PeopleProps) => (
  <details>
    <summary>{title}</summary>
    <ul className={styles.people}>
      {people.map(({ name, email, why }) => (
        <li key={name + email}>
          {name} <span className="muted">{[email, why].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  </details>
)

type LeftOutPerson = NonNullable<ReceiversFragment['leftOut'][number]>

/** Who gets nothing, and why. */
export function LeftOut({ people }: { people: readonly LeftOutPerson[] }) {
  const t = useTexts('panel-write')
  if (people.length === 0) return null
  return (
    <div data-left-out>
      <People
        title={t.count('leftOut', people.length)}
        people={people.map(({ why, ...person }) => ({ ...person, why: t(`why.${why}`) }))}
      />
    </div>
  )
}

interface ReceiversProps {
  receivers: Pick<ReceiversFragment, 'total' | 'languages' | 'leftOut'>
  /** How many it reaches. */
  title: string
  /** Languages that have a text of their own; left out where each has one. */
  written?: readonly string[]
}

/** How many it reaches, in which languages, and who is left out, and why. */
export function Receivers({ receivers, title, written = [] }: ReceiversProps) {
  const t = useTexts('panel-write')
  const name = useTexts('languages')
  const { total, languages, leftOut } = receivers
  const isDutch = (language: string) => written.length > 0 && language !== 'nl' && !written.includes(language)
  return (
    <>
      <Notice tone={total > 0 ? 'info' : 'wait'} title={title}>
        {listed(languages)
          .map(({ language, count }) =>
            t(isDutch(language) ? 'getsDutch' : 'inLanguage', { language: name(language), count }),
          )
          .join('. ')}
      </Notice>
      <LeftOut people={listed(leftOut)} />
    </>
  )
}
