import { allTexts } from '../../../ui/all-texts.ts'
import { definePage } from '../../screens/define-page.ts'
import { uploadPath } from './upload-address.ts'
import { addUploadForm, correctRowForm, mapColumnsForm, undoUploadForm } from './upload-forms.ts'
import { uploadQuery } from './upload-query.ts'

/** A file with participants between being chosen and being added, and a day longer. */
export const participantsUploadPage = definePage({
  path: `${uploadPath}/:id`,
  access: 'contact',
  area: 'account',
  query: { document: uploadQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [mapColumnsForm, correctRowForm, addUploadForm, undoUploadForm],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale]['participants-upload']
    return { title, description, floor: { seed: 'participants', family: 'sage' } }
  },
  screen: 'account/participants-upload',
})
