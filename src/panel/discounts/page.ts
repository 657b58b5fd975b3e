import { array, type InferType, string } from 'yup'
import { newDiscountCode } from '../../../schemas/discount-code.ts'
import { uuidPattern } from '../../domain/values.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { centsOf, euros } from '../kit/euros.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf, listPaths, pathOf } from '../kit/paths.ts'

export const codeList = defineResourceList({
  path: listPaths.code,
  texts: 'panel-discounts',
  query: graphql(`
    query DiscountCodeList($page: Int!, $limit: Int!, $sort: [String], $code: String) {
      discountCodes(page: $page, limit: $limit, sort: $sort, code: $code) {
        total
        items { _id code unit value active validFrom validUntil maxUses uses }
      }
    }
  `),
  orders: ['createdAt', 'code', 'validUntil'],
  usual: 'DESC',
  filters: { code: 'search' },
})

graphql(`
  fragment CoursesToChoose on Query {
    filteredCourses(limit: 999, facets: false, sort: "title:ASC", locale: $locale) { items { _id title { nl en fr } } }
  }
`)

const percent = /^\d{1,3}$/

/** `value` is percent, or euros of the whole order. */
const codeSchema = newDiscountCode.omit(['value', 'courses']).shape({
  value: euros
    .required('error.required')
    .test('percent', 'error.number', (value, { parent }) => parent.unit !== 'percent' || percent.test(value ?? '')),
  courses: array(string().uuid('error.id').required()),
})

const fields = [
  ...(['code', 'unit', 'value', 'validFrom', 'validUntil'] as const),
  ...(['maxUses', 'maxPerCustomer', 'courses', 'combines', 'active'] as const),
]

function codeOf({ value, ...rest }: InferType<typeof codeSchema>) {
  return { ...rest, value: rest.unit === 'percent' ? Number(value) : (centsOf(value) ?? 0) }
}

export const newCodeForm = defineForm({
  name: 'discount-code',
  schema: async () => codeSchema,
  fields,
  document: graphql(`
    mutation AddDiscountCode($input: NewDiscountCode_Input!) {
      createDiscountCode(input: $input) { _id }
    }
  `),
  variables: (values) => ({ input: codeOf(values) }),
  next: ({ createDiscountCode: made }, page) => `${pathOf('code', made?._id ?? '', page)}?said=saved`,
})

/** The code itself stays: what is worth something else is another code. */
export const codeForm = defineForm({
  name: 'discount-code',
  schema: async () => codeSchema,
  fields,
  document: graphql(`
    mutation ChangeDiscountCode($id: String!, $input: DiscountCodeChanges_Input!) {
      updateDiscountCode(id: $id, input: $input) { _id }
    }
  `),
  variables(values, page) {
    const { code: _stays, ...input } = codeOf(values)
    return { id: idOf(page), input }
  },
  next: saidHere('saved'),
})

export const newCodePage = definePanelPage({
  path: '/control-panel/discount-codes/new',
  query: {
    document: graphql(`
      query NewDiscountCodePage($locale: String!) {
        ...CoursesToChoose
      }
    `),
    variables: ({ locale }) => ({ locale }),
  },
  forms: [newCodeForm],
  title: (_data, { locale }) => allTexts[locale]['panel-discounts'].new,
})

export const codePage = definePanelPage({
  path: '/control-panel/discount-codes/:id',
  query: {
    document: graphql(`
      query DiscountCodePage($id: String!, $locale: String!) {
        discountCode(id: $id) {
          _id code unit value combines active validFrom validUntil maxUses maxPerCustomer courses uses
        }
        ...CoursesToChoose
      }
    `),
    variables: ({ params: { id = '' }, locale }) => (uuidPattern.test(id) ? { id, locale } : null),
    isThere: (data) => Boolean(data?.discountCode),
    mayBeMissing: true,
  },
  forms: [codeForm],
  title: ({ discountCode }, { locale }) => discountCode?.code ?? allTexts[locale]['panel-discounts'].title,
})
