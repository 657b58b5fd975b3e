import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { alternativeForm, focalForm, removeForm, uploadForm } from './media-forms.ts'
import { mediaQuery, mediaVariables } from './media-query.ts'

/** Every picture that pages may show, with what shows it. */
export const mediaPage = definePanelPage({
  path: '/control-panel/media',
  access: 'editor',
  search: ['page', 'search', 'edit', 'text', 'remove'],
  query: { document: mediaQuery, variables: mediaVariables },
  forms: [uploadForm, focalForm, alternativeForm, removeForm],
  refused(form, { locale }) {
    const texts = allTexts[locale]['panel-media']
    return form === uploadForm.name ? { field: 'file', text: texts.notPicture } : { text: texts.inUse }
  },
  title: (_data, { locale }) => allTexts[locale]['panel-media'].title,
  component: () => import('./media.tsx'),
})

/** What the editor's script asks about pictures: which there are, and one more. */
export const mediaCalls = definePanelPage({
  path: '/control-panel/media/pictures',
  access: 'editor',
  call: () => '/media',
})

export const uploadCall = definePanelPage({
  path: '/control-panel/media/upload',
  access: 'editor',
  call: () => '/files/upload',
  megabytes: 21,
})
