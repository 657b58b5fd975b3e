import { graphql } from '../../ui/gql/gql.ts'

/** The drafts of a page and of every managed text that a block of it may show. */
export const editorQuery = graphql(`
  query EditorDrafts($type: String!) {
    page: staticContentDraft(type: $type) { ...EditedDraft }
    banner: staticContentDraft(type: "banner") { ...EditedDraft }
    cookie: staticContentDraft(type: "cookie") { ...EditedDraft }
    footer: staticContentDraft(type: "footer") { ...EditedDraft }
    offer: staticContentDraft(type: "homepage-offer") { ...EditedDraft }
    usps: staticContentDraft(type: "homepage-usps") { ...EditedDraft }
    tailored: staticContentDraft(type: "tailored") { ...EditedDraft }
  }
`)

graphql(`
  fragment EditedDraft on StaticContentDraft {
    type
    version
    blocks { id block position hidden removed data sources }
  }
`)
