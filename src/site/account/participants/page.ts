import { allTexts } from '../../../ui/all-texts.ts'
import { definePage } from '../../screens/define-page.ts'
import { chooseFileForm } from '../participants-upload/upload-forms.ts'
import { removalIds } from './asked-for.ts'
import { inviteForm, removeForm, restoreForm } from './chosen-forms.ts'
import { colleagueForms } from './colleague-forms.ts'
import { joinForm } from './join-form.ts'
import { participantForm } from './participant-form.ts'
import { participantsQuery, participantsVariables } from './participants-query.ts'

const chosenForms = [removeForm, restoreForm, inviteForm]
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
  forms: [participantForm, chooseFileForm, ...chosenForms, joinForm, ...Object.values(colleagueForms)],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].participants
    return { title, description, floor: { seed: 'participants', family: 'sage' } }
  },
  screen: 'account/participants',
})
