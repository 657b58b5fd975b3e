import { graphql } from '../../../ui/gql/gql.ts'
import type { ContentToPublishQuery } from '../../../ui/gql/graphql.ts'
import { listed } from '../../../ui/listed.ts'

export const publishQuery = graphql(`
  query ContentToPublish($type: String!, $pageType: String!) {
    staticContentStates {
      items {
        type page title { nl en fr } slug { nl en fr } version isPublished updatedAt author
        languages { locale state missing }
      }
    }
    checked: staticContentCheck(type: $type) { ...Checked }
    page: staticContentDraft(type: $pageType) { ...DraftToPublish }
    banner: staticContentDraft(type: "banner") { ...DraftToPublish }
    cookie: staticContentDraft(type: "cookie") { ...DraftToPublish }
    footer: staticContentDraft(type: "footer") { ...DraftToPublish }
    offer: staticContentDraft(type: "homepage-offer") { ...DraftToPublish }
    usps: staticContentDraft(type: "homepage-usps") { ...DraftToPublish }
    tailored: staticContentDraft(type: "tailored") { ...DraftToPublish }
    bannerChecked: staticContentCheck(type: "banner") { ...Checked }
    cookieChecked: staticContentCheck(type: "cookie") { ...Checked }
    footerChecked: staticContentCheck(type: "footer") { ...Checked }
    offerChecked: staticContentCheck(type: "homepage-offer") { ...Checked }
    uspsChecked: staticContentCheck(type: "homepage-usps") { ...Checked }
    tailoredChecked: staticContentCheck(type: "tailored") { ...Checked }
  }
`)

graphql(`
  fragment Checked on ContentCheck {
    findings { severity kind blockId block locale path field value }
  }
`)

graphql(`
  fragment DraftToPublish on StaticContentDraft {
    ...EditedDraft
    published
  }
`)

type Check = NonNullable<ContentToPublishQuery['checked']>
/** What readers would stumble over, with the document in which it stands. */
export type Finding = NonNullable<Check['findings'][number]> & { type: string }

/** Of what is published, and of the texts on it that are. */
export function findingsIn(data: ContentToPublishQuery, type: string, docs: readonly string[]): Finding[] {
  const checks = {
    ...{ banner: data.bannerChecked, cookie: data.cookieChecked, footer: data.footerChecked },
    ...{ 'homepage-offer': data.offerChecked, 'homepage-usps': data.uspsChecked, tailored: data.tailoredChecked },
    [type]: data.checked,
  }
  return Object.entries(checks)
    .filter(([doc]) => doc === type || docs.includes(doc))
    .flatMap(([doc, check]) => listed(check?.findings).map((finding) => ({ ...finding, type: doc })))
}
