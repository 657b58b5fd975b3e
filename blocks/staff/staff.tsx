import { inLocale } from '../../src/domain/locales.ts'
import type { StaffBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { Person } from '../../src/ui/picture.tsx'
import { Section } from '../../src/ui/section.tsx'
import { BreakableMail } from '../../src/ui/wording.tsx'
import type { BlockProps } from '../kit/define-block.ts'
import styles from './staff.module.css'

export function Block(props: BlockProps<{ title: string; text: string }, StaffBlockQuery>) {
  const { id, content, data, page, opens } = props
  return (
    <Section id={id} opens={opens} title={content.title} text={content.text}>
      <ul className={styles.team}>
        {listed(data.allStaffMembers).map((member) => (
          <li key={member._id} className={styles.member}>
            <Person
              name={member.name}
              role={inLocale(member.role, page.locale)}
              bio={inLocale(member.bio, page.locale)}
              avatar={member.avatar}
            >
              <a href={`mailto:${member.email}`} className={styles.mail}>
                <BreakableMail address={member.email} />
              </a>
            </Person>
          </li>
        ))}
      </ul>
    </Section>
  )
}
