import { listed } from '../../ui/listed.ts'
import type { Draft, StepProps } from './journey.ts'

export type FieldsProps = StepProps & { draft: Draft }

export const personFields = ['firstName', 'lastName', 'email', 'dateOfBirth', 'birthPlace'] as const

export function editedIn({ data, draft, page }: FieldsProps) {
  const id = page.search.edit?.[0]
  const known = [...listed(draft.students), ...listed(data.students?.items), ...listed(data.self?.items)]
  return known.find(({ _id }) => _id === id)
}

/** Somebody new can be typed: that was asked for, there is nobody else to choose, or it was refused. */
export function isNewOpen(props: FieldsProps): boolean {
  const { page, form, data } = props
  const isTyped = personFields.some((name) => form?.values[name])
  return !editedIn(props) && Boolean(page.search.add || data.students?.total === 0 || isTyped)
}

/** What stands in the fields at first: who is edited, oneself where that is asked, or a private person without anybody. */
export function participantStart(props: FieldsProps) {
  const { data, draft, page, course } = props
  const edited = editedIn(props)
  const isFirst = data.me?.isPrivatePerson && data.students?.total === 0 && draft.students.length === 0
  const isSelf = page.search.add?.[0] === 'self' || isFirst
  const { firstName = '', lastName = '', email = '' } = edited ?? (isSelf ? data.me : null) ?? {}
  return {
    firstName,
    lastName,
    email,
    dateOfBirth: edited?.dateOfBirth ?? '',
    birthPlace: edited?.birthPlace ?? '',
    edited: edited?._id ?? '',
    isCertified: course.type === 'CERTIFICATION' ? 'on' : '',
  }
}
