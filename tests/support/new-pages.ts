import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const imports = `import { object, string } from 'yup'
import { localePath } from '../../domain/locales.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { MeDocument } from '../../ui/gql/graphql.ts'
import { definePage } from '../screens/define-page.ts'
`

const drawn = `import { Form } from '../../ui/forms/form.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { MeQuery } from '../../ui/gql/graphql.ts'
import type { ScreenProps } from '../screens/define-page.ts'
`

const head = `head: () => ({ title: 'T', description: 'D', tilePattern: { seed: 'x', family: 'sage' } })`

const phonePages = `
const phoneForm = defineForm({
  name: 'phone',
  schema: async () => object({ phone: string().required('error.required') }),
  fields: ['phone'],
  document: graphql(\`mutation ChangePhone($id: String!, $input: UserChanges_Input!) { updateUser(id: $id, input: $input) { _id } }\`),
  variables: (input, { visitor }) => ({ id: visitor?.userId ?? '', input }),
  next: (_data, { locale }) => localePath('/my-phone', locale),
})
export const phonePage = definePage({
  path: '/my-phone', access: 'contact', forms: [phoneForm], ${head},
  query: { document: MeDocument, variables: ({ visitor }) => ({ userId: visitor?.userId ?? '' }) },
  screen: 'my-phone',
})
export const administratorsPage = definePage({
  path: '/administrators', access: 'contact', roles: ['ORGANISATION_ADMIN'], ${head},
  screen: 'my-phone',
})
export const doorPage = definePage({
  path: '/door', access: 'guest', ${head}, screen: 'my-phone',
})
`

const phoneScreen = `
import { phoneForm } from './page.ts'
export function Screen({ data, form, page }: ScreenProps<MeQuery | null>) {
  return (
    <div data-own={data?.me?.email} data-visitor={page.visitor?.role ?? 'nobody'}>
      <Form definition={phoneForm} state={form} values={{ phone: data?.me?.phone ?? '' }} labels={{ phone: 'Phone' }}>
        <TextField name="phone" type="tel" />
        <SubmitButton label="Ja" />
      </Form>
    </div>
  )
}
`

function write(folder: string, name: string, text: string) {
  const file = join(folder, 'src/site', name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

/** Adds three private pages to a copy of the project. */
export function addPages(folder: string): void {
  write(folder, 'my-phone/page.ts', imports + phonePages.replace('const phoneForm', 'export const phoneForm'))
  write(folder, 'my-phone/screen.tsx', drawn + phoneScreen)
  const list = join(folder, 'src/site/pages.ts')
  const names = ['phonePage', 'administratorsPage', 'doorPage']
  const joined = names.map((name) => `  screen(${name}, () => import('./my-phone/screen.tsx')),\n`)
  const withLines = readFileSync(list, 'utf8').replace(
    '  screen(notFoundPage',
    `${joined.join('')}  screen(notFoundPage`,
  )
  writeFileSync(list, `import { ${names.join(', ')} } from './my-phone/page.ts'\n${withLines}`)
}
