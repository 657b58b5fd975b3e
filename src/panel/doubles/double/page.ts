import { mergeSides } from '../../../domain/doubles.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../define-panel-page.ts'
import { comparedQuery, comparedVariables } from './compared-query.ts'
import { mergeableFields, mergeForm } from './merge-form.ts'

/** Two beside each other, and what the one that stays is to be; the address has the choices while it asks. */
export const doublePage = definePanelPage({
  path: '/control-panel/doubles/:kind/:kept/:dropped',
  access: 'staff',
  search: ['act', ...mergeableFields],
  query: { document: comparedQuery, variables: comparedVariables },
  forms: [mergeForm],
  refused: (_form, { locale }) => ({ text: allTexts[locale]['panel-doubles'].changed }),
  title: ({ comparedDoubles: found }, { locale }) =>
    mergeSides.map((side) => found?.[side].name).join(', ') || allTexts[locale]['panel-doubles'].title,
  component: () => import('./double.tsx'),
})
