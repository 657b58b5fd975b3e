// Generated from blocks/registry.ts by `npm run generate`. Do not edit.
import { graphql } from '../../ui/gql/gql.ts'

/** Managed texts that blocks show, by the names they bear in the queries. */
export const sharedTexts = {
  banner: 'banner',
  cookie: 'cookie',
  footer: 'footer',
  homepageOffer: 'homepage-offer',
  homepageUsps: 'homepage-usps',
  tailored: 'tailored',
} as const

export const editorQuery = graphql(`
  query EditorDrafts($type: String!) {
    page: staticContentDraft(type: $type) { ...EditedDraft }
    banner: staticContentDraft(type: "banner") { ...EditedDraft }
    cookie: staticContentDraft(type: "cookie") { ...EditedDraft }
    footer: staticContentDraft(type: "footer") { ...EditedDraft }
    homepageOffer: staticContentDraft(type: "homepage-offer") { ...EditedDraft }
    homepageUsps: staticContentDraft(type: "homepage-usps") { ...EditedDraft }
    tailored: staticContentDraft(type: "tailored") { ...EditedDraft }
  }
`)

export const publishQuery = graphql(`
  query ContentToPublish($type: String!, $pageType: String!) {
    staticContentStates { items { ...ContentState } }
    checked: staticContentCheck(type: $type) { ...Checked }
    page: staticContentDraft(type: $pageType) { ...DraftToPublish }
    banner: staticContentDraft(type: "banner") { ...DraftToPublish }
    cookie: staticContentDraft(type: "cookie") { ...DraftToPublish }
    footer: staticContentDraft(type: "footer") { ...DraftToPublish }
    homepageOffer: staticContentDraft(type: "homepage-offer") { ...DraftToPublish }
    homepageUsps: staticContentDraft(type: "homepage-usps") { ...DraftToPublish }
    tailored: staticContentDraft(type: "tailored") { ...DraftToPublish }
    bannerChecked: staticContentCheck(type: "banner") { ...Checked }
    cookieChecked: staticContentCheck(type: "cookie") { ...Checked }
    footerChecked: staticContentCheck(type: "footer") { ...Checked }
    homepageOfferChecked: staticContentCheck(type: "homepage-offer") { ...Checked }
    homepageUspsChecked: staticContentCheck(type: "homepage-usps") { ...Checked }
    tailoredChecked: staticContentCheck(type: "tailored") { ...Checked }
  }
`)
