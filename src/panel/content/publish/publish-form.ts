import { defineForm } from '../../../ui/forms/define-form.ts'
import { contentPath, panelPath } from '../../kit/paths.ts'
import { publishTogether } from '../together/together-form.ts'

/** A page and the texts on it, or one such text. */
export const publishForm = defineForm({
  ...publishTogether,
  name: 'content-publish',
  fields: ['choice', 'locales'],
  next: (_data, { locale }) => `${panelPath(contentPath, locale)}?said=content-published`,
})
