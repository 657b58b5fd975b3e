import { organisationAdmin } from '../../../domain/visitor.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { ParticipantsQuery } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { definePage, type ScreenProps } from '../../screens/define-page.ts'
import { chooseFileForm } from '../participants-upload/page.ts'
import { colleagueForms, inviteForm, joinForm, participantForm, removeForm, restoreForm } from './forms.ts'
import { editedId, listVariables, removalIds } from './participants-address.ts'

const participantsQuery = graphql(`
  query Participants($search: String, $status: String, $sort: [String], $page: Int, $limit: Int,
    $edited: String!, $isEditing: Boolean!, $asked: String!, $isAsking: Boolean!,
    $organisation: String!, $isMember: Boolean!, $isAdministrator: Boolean!) {
    students(search: $search, status: $status, sort: $sort, page: $page, limit: $limit) {
      total
      items { _id firstName lastName email language dateOfBirth birthPlace status }
    }
    edited: student(id: $edited) @include(if: $isEditing) {
      _id firstName lastName email phone language dateOfBirth birthPlace status
    }
    asked: students(_id: $asked, limit: 100) @include(if: $isAsking) { items { _id firstName lastName } }
    administrators(id: $organisation) @include(if: $isMember) { firstName lastName }
    approvals @include(if: $isAdministrator) { _id firstName lastName email phone createdAt }
    organisationContacts(id: $organisation) @include(if: $isAdministrator) { _id firstName lastName email roles }
  }
`)

export type Participant = NonNullable<NonNullable<NonNullable<ParticipantsQuery['students']>['items']>[number]>
export type ParticipantsProps = ScreenProps<ParticipantsQuery>

export const isAdministrator = ({ visitor }: PageContext): boolean =>
  Boolean(visitor?.organisation && visitor.contactRoles.includes(organisationAdmin))

function participantsVariables(page: PageContext) {
  const organisation = page.visitor?.organisation ?? ''
  const edited = editedId(page)
  const asked = removalIds(page)
  return {
    ...listVariables(page),
    edited: edited ?? '',
    isEditing: edited !== null,
    asked: asked.join(','),
    isAsking: asked.length > 0,
    organisation,
    // Who administers knows who decides.
    isMember: organisation !== '' && !isAdministrator(page),
    isAdministrator: isAdministrator(page),
  }
}

const listForms = [participantForm, chooseFileForm, removeForm, restoreForm, inviteForm, joinForm]
const ofList = ['q', 'status', 'sort', 'page']
const ofOne = ['edit', 'remove', 'students', 'colleague', 'act']
const ofWhatHappened = ['removed', 'kept', 'uninvited', 'failed']

/** The people a customer registers, who wants to join an organisation, and who acts for it. */
export const participantsPage = definePage({
  path: '/my-account/participants',
  access: 'contact',
  area: 'account',
  search: [...ofList, ...ofOne, ...ofWhatHappened],
  query: {
    document: participantsQuery,
    variables: participantsVariables,
    isThere: ({ asked }, page) => (asked?.items ?? []).length === removalIds(page).length,
  },
  forms: listForms.concat(Object.values(colleagueForms)),
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].participants
    return { title, description, tilePattern: { seed: 'participants', family: 'sage' } }
  },
  screen: 'account/participants',
})
