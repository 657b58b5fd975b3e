import { formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { worksAs } from '../../domain/visitor.ts'
import { PasswordField } from '../../ui/forms/index.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { Dialog } from '../../ui/kit/index.ts'
import { rolesAt } from '../kit/areas.ts'
import { PageForm, PageQuestion, pathOf, roomsHref, textHref, usePage } from '../kit/index.ts'
import type { Subject, SubjectAccount, SubjectUses } from './define-subject.ts'

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

/** Whose account goes or changes with it, and what becomes of that. */
function EndingAccount({ account: { name, email, panelRoles, active } }: { account: SubjectAccount }) {
  const t = useTexts('panel-subjects')
  const tasks = useTexts('panel-settings')
  const roles = listed(panelRoles).filter((role) => role !== 'trainer')
  const kept = roles.map((role) => tasks(`tasks.${role}`)).join(', ')
  const becomes = active ? t('account.ends') : t('account.ended')
  return (
    <>
      <p>{t('account.is', { name, email })}</p>
      <p>{roles.length > 0 ? t('account.keeps', { tasks: kept }) : becomes}</p>
    </>
  )
}

interface RemoveProps {
  subject: Subject
  name: string
  uses?: SubjectUses | null
  account?: SubjectAccount
}

/** What is asked before it is removed; what is used says by what, and has no button. */
export function RemoveQuestion({ subject, name, uses, account }: RemoveProps) {
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
      text={
        <>
          <p>{t('removeText')}</p>
          {account && <EndingAccount account={account} />}
        </>
      }
      fields={
        account && (
          <PageForm definition={subject.forms.remove}>
            <PasswordField name="password" autoComplete="current-password" hint={t('panel.passwordHint')} isQuiet />
          </PageForm>
        )
      }
      wayOutHref={back}
      button={t('panel.takeAway')}
      look="danger"
    />
  )
}
