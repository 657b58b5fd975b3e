import { array, boolean, object, string } from 'yup'
import { newPassword } from '../../../schemas/new-password.ts'
import { emailAddress, line, paragraphs } from '../../../schemas/rules.ts'
import { locales } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import { definePage } from '../screens/define-page.ts'
import { PageError } from '../screens/page-error.ts'
import type { PlacedBlock } from '../screens/placed-blocks.ts'

const schema = object({
  firstName: line(100).required('error.required'),
  email: emailAddress.required('error.required'),
  password: newPassword.required('error.required'),
  dateOfBirth: string(),
  language: string(),
  level: string().oneOf(['first', 'second'], 'error.choice'),
  students: array(string().required()),
  message: paragraphs(500),
  file: string(),
  terms: boolean().oneOf([true], 'error.terms'),
})

/** Has a field of each kind; it is looked at and leads nowhere. */
export const exampleForm = (name: string): AnyForm => ({
  name,
  schema: async () => schema,
  fields: Object.keys(schema.fields),
  submit: async () => '/dev/kit',
})

const words = locales.map((locale) => {
  const { title, text, send } = allTexts[locale]['kit-page'].live
  return [locale, { title, text, buttonLabel: send }]
})
const newsletterExample: PlacedBlock = {
  id: 'kit-newsletter',
  type: 'newsletter-form',
  values: Object.fromEntries(words),
}

/** Every part of the kit in every state, for whoever builds with them; only where the database is a trial one. */
export const kitPage = definePage({
  path: '/dev/kit',
  access: 'everyone',
  unlisted: true,
  head(_data, { locale }, site) {
    if (!site.hasKit) throw new PageError(404, 'Not there')
    const { title, description } = allTexts[locale]['kit-page']
    return { title, description, tilePattern: { seed: 'kit', family: 'sage' } }
  },
  screen: 'kit',
  // The one form that is alive: the block that editors place.
  layout: () => [newsletterExample],
})
