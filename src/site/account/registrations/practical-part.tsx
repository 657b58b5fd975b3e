import { brusselsDay } from '../../../domain/days.ts'
import { formatFullDate } from '../../../domain/format.ts'
import { inLocale } from '../../../domain/locales.ts'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import type { PracticalFactsFragment } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'

interface Props {
  practical: PracticalFactsFragment
  page: PageContext
}

/** Where to come and what to bring; the link once it is mailed, before that when it is. */
export function PracticalPart({ practical, page }: Props) {
  const t = useTexts('registrations')
  const { locale, now } = page
  const { room, onlineLink, linkOn, mailedOn, contact, bring, directions, parking } = practical
  const isToCome = (day: string) => day > brusselsDay(new Date(now))
  const date = (day: string) => formatFullDate(day, locale)
  const link =
    linkOn && (isToCome(linkOn) ? t('practical.linkFollows', { date: date(linkOn) }) : t('practical.linkSoon'))
  const noRoom = isToCome(mailedOn) ? t('practical.roomFollows', { date: date(mailedOn) }) : t('practical.roomSoon')
  const facts: Fact[] = [
    linkOn
      ? [
          t('practical.link'),
          onlineLink ? (
            <a key="link" href={onlineLink} rel="noopener" target="_blank" data-online-link>
              {onlineLink}
            </a>
          ) : (
            link
          ),
        ]
      : [t('practical.room'), room ?? noRoom],
    [t('practical.directions'), inLocale(directions, locale)],
    [t('practical.parking'), inLocale(parking, locale)],
    [t('practical.bring'), inLocale(bring, locale)],
    [t('practical.contact'), contact],
  ]
  return <FactList facts={facts} />
}
