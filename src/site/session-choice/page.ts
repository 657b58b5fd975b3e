import { inLocale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { translator } from '../../ui/texts.ts'
import { definePage } from '../define-page.ts'
import { leaveForm, takeForm } from './choice-forms.ts'

graphql(`
  fragment ChoiceSession on Session {
    _id
    schedule { start end }
    minimum
    decisionOn
    decision
    location { isOnline name { nl en fr } city { nl en fr } }
    language { name { nl en fr } }
  }
`)

const sessionChoiceQuery = graphql(`
  query SessionChoice($token: String!) {
    sessionChoice(token: $token) {
      status
      isOpen
      until
      seats
      refund
      offered
      session {
        schedule { start end }
        course { key slug { nl en fr } title { nl en fr } }
      }
      sessions { ...ChoiceSession }
    }
  }
`)

/** Takes the link of the mail about a canceled session: nothing happens before a button is pressed. */
export const sessionChoicePage = definePage({
  path: '/session-choice/:token',
  access: 'visitor',
  hasSecretAddress: true,
  query: {
    document: sessionChoiceQuery,
    variables: ({ params }) => ({ token: params.token ?? '' }),
    isThere: ({ sessionChoice }) => sessionChoice !== null,
  },
  forms: [takeForm, leaveForm],
  saysRefusals: true,
  head({ sessionChoice }, { locale }) {
    const t = translator(locale, allTexts[locale], 'session-choice')
    const course = sessionChoice?.session.course
    const title = t('title', { course: inLocale(course?.title, locale) ?? '' })
    return { title, description: t('description'), floor: { seed: course?.key ?? 'session-choice', family: 'ochre' } }
  },
  screen: 'session-choice',
  component: () => import('./session-choice.tsx'),
})
