import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../kit/define-panel-page.ts'
import { contentStatesQuery } from '../content-query.ts'
import { planChangeForm, planForm, withdrawForm } from './plan-forms.ts'
import { planQuery, plansQuery } from './plans-query.ts'

/** What becomes public at a time, and what became of what was planned before. */
export const contentPlannedPage = definePanelPage({
  path: '/control-panel/content/planned',
  access: 'editor',
  search: ['withdraw'],
  query: { document: plansQuery, variables: () => ({}) },
  forms: [withdrawForm],
  title: (_data, { locale }) => allTexts[locale]['panel-publishing'].plannedTitle,
  component: () => import('./plans.tsx'),
})

/** Several documents and the moment at which they become public. */
export const contentPlanPage = definePanelPage({
  path: '/control-panel/content/planned/new',
  access: 'editor',
  search: ['document'],
  query: { document: contentStatesQuery, variables: () => ({}) },
  forms: [planForm],
  refused: (_form, { locale }) => ({ text: allTexts[locale]['panel-publishing'].refused }),
  title: (_data, { locale }) => allTexts[locale]['panel-publishing'].planTitle,
  component: () => import('./new-plan.tsx'),
})

/** One plan, before its time. */
export const contentPlanChangePage = definePanelPage({
  path: '/control-panel/content/planned/:id',
  access: 'editor',
  query: {
    document: planQuery,
    variables: ({ params }) => ({ id: params.id ?? '' }),
    isThere: ({ publishingPlan }) => publishingPlan?.status === 'planned',
    mayBeMissing: true,
  },
  forms: [planChangeForm],
  refused: (_form, { locale }) => ({ text: allTexts[locale]['panel-publishing'].refused }),
  title: (_data, { locale }) => allTexts[locale]['panel-publishing'].changeTitle,
  component: () => import('./change-plan.tsx'),
})
