import { formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { worksAs } from '../../domain/visitor.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { Dialog } from '../../ui/kit/index.ts'
import { rolesAt } from '../kit/areas.ts'
import { PageQuestion, pathOf, roomsHref, textHref, usePage } from '../kit/index.ts'
import type { Subject, SubjectUses } from './define-subject.ts'

type Use = NonNullable<SubjectUses['items'][number]>

/** The way to what uses it. */
function wayTo({ kind, _id, day }: Use, page: PageContext): string {
  if (kind === 'own_use') return roomsHref(day ?? '', page)
  return pathOf(({ course: 'course', session: 'session', booking: 'request' } as const)[kind], _id, page)
}

const ways = { course: '/courses', session: '/sessions', booking: '/requests', own_use: '/rooms' } as const

/** What uses it, each with the way there for whoever works there. */
export function Uses({ uses }: { uses: SubjectUses }) {
  const t = useTexts('panel-subjects')
  const page = usePage()
  const items = listed(uses.items)
  return (
    <>
      <ul className="stack-2">
        {items.map((use) => {
          const { _id, kind, name, day } = use
          const text = [t(`uses.${kind}`), inLocale(name, page.locale), day && formatDayInYear(day, page.locale)]
            .filter(Boolean)
            .join(' · ')
          const mayOpen = worksAs(page.visitor, rolesAt(`/control-panel${ways[kind]}`))
          return <li key={_id + kind}>{mayOpen ? <a href={wayTo(use, page)}>{text}</a> : text}</li>
        })}
      </ul>
      {uses.total > items.length && <p className="muted">{t.count('moreUses', uses.total - items.length)}</p>}
    </>
  )
}

/** What is asked before it is removed; what is used says by what, and has no button. */
export function RemoveQuestion({ subject, name, uses }: { subject: Subject; name: string; uses?: SubjectUses | null }) {
  const t = useTexts('panel-subjects')
  const page = usePage()
  const back = textHref(page, { remove: '' })
  if (uses && uses.total > 0)
    return (
      <Dialog
        id="remove"
        title={t('inUseTitle', { name })}
        text={
          <>
            <p>{t('inUseText')}</p>
            <Uses uses={uses} />
          </>
        }
        wayOut={t('panel.doNothing')}
        wayOutHref={back}
      />
    )
  return (
    <PageQuestion
      id="remove"
      definition={subject.forms.remove}
      title={t('removeTitle', { name })}
      text={t('removeText')}
      wayOutHref={back}
      button={t('panel.takeAway')}
      look="danger"
    />
  )
}
