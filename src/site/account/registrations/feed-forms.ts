import { localePath } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'

const schema = () => import('../../../ui/forms/no-fields.ts').then((file) => file.noFields)
const path = '/my-account/registration-data'

/** Makes the address under which one's calendar can be followed. */
export const feedForm = defineForm({
  name: 'calendar-feed',
  schema,
  fields: [],
  document: graphql(`
    mutation MakeCalendarFeed {
      createCalendarFeed { address }
    }
  `),
  variables: () => ({}),
  next: (_data, { locale }) => `${localePath(path, locale)}?said=calendar-feed`,
})

/** Makes that address lead nowhere. */
export const feedRevocation = defineForm({
  name: 'calendar-feed-revoke',
  schema,
  fields: [],
  document: graphql(`
    mutation RevokeCalendarFeed {
      revokeCalendarFeed
    }
  `),
  variables: () => ({}),
  next: (_data, { locale }) => `${localePath(path, locale)}?said=calendar-feed-revoked`,
})
