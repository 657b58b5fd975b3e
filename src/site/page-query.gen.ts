// Generated from blocks/registry.ts and schemas/static-content.ts by `npm run generate`. Do not edit.
import { graphql } from '../ui/gql/gql.ts'

export const bannerDataFieldsFragment = graphql(`
  fragment BannerDataFields on BannerData {
    image
    highlightTitle
    highlightText
    buttonLabel
    url {
      urlType
      value
    }
  }
`)

export const bannerDataValuesFragment = graphql(`
  fragment BannerDataValues on BannerDataByLocale {
    nl {
      ...BannerDataFields
    }
    en @include(if: $en) {
      ...BannerDataFields
    }
    fr @include(if: $fr) {
      ...BannerDataFields
    }
  }
`)

export const courseSearchDataFieldsFragment = graphql(`
  fragment CourseSearchDataFields on CourseSearchData {
    placeholder
    popular
  }
`)

export const courseSearchDataValuesFragment = graphql(`
  fragment CourseSearchDataValues on CourseSearchDataByLocale {
    nl {
      ...CourseSearchDataFields
    }
    en @include(if: $en) {
      ...CourseSearchDataFields
    }
    fr @include(if: $fr) {
      ...CourseSearchDataFields
    }
  }
`)

export const homepageOfferDataFieldsFragment = graphql(`
  fragment HomepageOfferDataFields on HomepageOfferData {
    title
    calendarTraining {
      title
      text
    }
    tailoredTraining {
      title
      text
    }
    onlineTraining {
      title
      text
    }
    certificationTraining {
      title
      text
    }
    coaching {
      title
      text
    }
  }
`)

export const homepageOfferDataValuesFragment = graphql(`
  fragment HomepageOfferDataValues on HomepageOfferDataByLocale {
    nl {
      ...HomepageOfferDataFields
    }
    en @include(if: $en) {
      ...HomepageOfferDataFields
    }
    fr @include(if: $fr) {
      ...HomepageOfferDataFields
    }
  }
`)

export const homepageUspsDataFieldsFragment = graphql(`
  fragment HomepageUspsDataFields on HomepageUspsData {
    items {
      figure
      text
    }
  }
`)

export const homepageUspsDataValuesFragment = graphql(`
  fragment HomepageUspsDataValues on HomepageUspsDataByLocale {
    nl {
      ...HomepageUspsDataFields
    }
    en @include(if: $en) {
      ...HomepageUspsDataFields
    }
    fr @include(if: $fr) {
      ...HomepageUspsDataFields
    }
  }
`)

export const promoVideoDataFieldsFragment = graphql(`
  fragment PromoVideoDataFields on PromoVideoData {
    title
    text
    video
  }
`)

export const promoVideoDataValuesFragment = graphql(`
  fragment PromoVideoDataValues on PromoVideoDataByLocale {
    nl {
      ...PromoVideoDataFields
    }
    en @include(if: $en) {
      ...PromoVideoDataFields
    }
    fr @include(if: $fr) {
      ...PromoVideoDataFields
    }
  }
`)

export const courseListDataFieldsFragment = graphql(`
  fragment CourseListDataFields on CourseListData {
    title
    text
    show
    limit
    only
  }
`)

export const courseListDataValuesFragment = graphql(`
  fragment CourseListDataValues on CourseListDataByLocale {
    nl {
      ...CourseListDataFields
    }
    en @include(if: $en) {
      ...CourseListDataFields
    }
    fr @include(if: $fr) {
      ...CourseListDataFields
    }
  }
`)

export const richTextDataFieldsFragment = graphql(`
  fragment RichTextDataFields on RichTextData {
    title
    text
  }
`)

export const richTextDataValuesFragment = graphql(`
  fragment RichTextDataValues on RichTextDataByLocale {
    nl {
      ...RichTextDataFields
    }
    en @include(if: $en) {
      ...RichTextDataFields
    }
    fr @include(if: $fr) {
      ...RichTextDataFields
    }
  }
`)

export const reviewsDataFieldsFragment = graphql(`
  fragment ReviewsDataFields on ReviewsData {
    title
    limit
  }
`)

export const reviewsDataValuesFragment = graphql(`
  fragment ReviewsDataValues on ReviewsDataByLocale {
    nl {
      ...ReviewsDataFields
    }
    en @include(if: $en) {
      ...ReviewsDataFields
    }
    fr @include(if: $fr) {
      ...ReviewsDataFields
    }
  }
`)

export const faqDataFieldsFragment = graphql(`
  fragment FaqDataFields on FaqData {
    title
  }
`)

export const faqDataValuesFragment = graphql(`
  fragment FaqDataValues on FaqDataByLocale {
    nl {
      ...FaqDataFields
    }
    en @include(if: $en) {
      ...FaqDataFields
    }
    fr @include(if: $fr) {
      ...FaqDataFields
    }
  }
`)

export const staffDataFieldsFragment = graphql(`
  fragment StaffDataFields on StaffData {
    title
    text
  }
`)

export const staffDataValuesFragment = graphql(`
  fragment StaffDataValues on StaffDataByLocale {
    nl {
      ...StaffDataFields
    }
    en @include(if: $en) {
      ...StaffDataFields
    }
    fr @include(if: $fr) {
      ...StaffDataFields
    }
  }
`)

export const tailoredDataFieldsFragment = graphql(`
  fragment TailoredDataFields on TailoredData {
    title
    text
    buttonLabel
    steps {
      title
      text
    }
  }
`)

export const tailoredDataValuesFragment = graphql(`
  fragment TailoredDataValues on TailoredDataByLocale {
    nl {
      ...TailoredDataFields
    }
    en @include(if: $en) {
      ...TailoredDataFields
    }
    fr @include(if: $fr) {
      ...TailoredDataFields
    }
  }
`)

export const footerDataFieldsFragment = graphql(`
  fragment FooterDataFields on FooterData {
    name
    address
    zip
    city
    phone
    email
    subsidyLabel
    subsidyUrl
  }
`)

export const footerDataValuesFragment = graphql(`
  fragment FooterDataValues on FooterDataByLocale {
    nl {
      ...FooterDataFields
    }
    en @include(if: $en) {
      ...FooterDataFields
    }
    fr @include(if: $fr) {
      ...FooterDataFields
    }
  }
`)

export const cookieDataFieldsFragment = graphql(`
  fragment CookieDataFields on CookieData {
    title
    text
    acceptLabel
    declineLabel
  }
`)

export const cookieDataValuesFragment = graphql(`
  fragment CookieDataValues on CookieDataByLocale {
    nl {
      ...CookieDataFields
    }
    en @include(if: $en) {
      ...CookieDataFields
    }
    fr @include(if: $fr) {
      ...CookieDataFields
    }
  }
`)

export const placedBlockFragment = graphql(`
  fragment PlacedBlock on LayoutBlock {
    __typename
    ... on BannerBlock {
      id
      block
      hidden
      content {
        data {
          ...BannerDataValues
        }
      }
    }
    ... on CourseSearchBlock {
      id
      block
      hidden
      data {
        ...CourseSearchDataValues
      }
    }
    ... on HomepageOfferBlock {
      id
      block
      hidden
      content {
        data {
          ...HomepageOfferDataValues
        }
      }
    }
    ... on HomepageUspsBlock {
      id
      block
      hidden
      content {
        data {
          ...HomepageUspsDataValues
        }
      }
    }
    ... on PromoVideoBlock {
      id
      block
      hidden
      data {
        ...PromoVideoDataValues
      }
    }
    ... on CourseListBlock {
      id
      block
      hidden
      data {
        ...CourseListDataValues
      }
    }
    ... on CourseDetailBlock {
      id
      block
      hidden
    }
    ... on RichTextBlock {
      id
      block
      hidden
      data {
        ...RichTextDataValues
      }
    }
    ... on ReviewsBlock {
      id
      block
      hidden
      data {
        ...ReviewsDataValues
      }
    }
    ... on FaqBlock {
      id
      block
      hidden
      data {
        ...FaqDataValues
      }
    }
    ... on StaffBlock {
      id
      block
      hidden
      data {
        ...StaffDataValues
      }
    }
    ... on TailoredBlock {
      id
      block
      hidden
      content {
        data {
          ...TailoredDataValues
        }
      }
    }
    ... on FooterBlock {
      id
      block
      hidden
      content {
        data {
          ...FooterDataValues
        }
      }
    }
    ... on CookieBlock {
      id
      block
      hidden
      content {
        data {
          ...CookieDataValues
        }
      }
    }
  }
`)

export const pageDataFieldsFragment = graphql(`
  fragment PageDataFields on PageData {
    title
    seoDescription
  }
`)

export const pageDataValuesFragment = graphql(`
  fragment PageDataValues on PageDataByLocale {
    nl {
      ...PageDataFields
    }
    en @include(if: $en) {
      ...PageDataFields
    }
    fr @include(if: $fr) {
      ...PageDataFields
    }
  }
`)

export const contactDataFieldsFragment = graphql(`
  fragment ContactDataFields on ContactData {
    title
    seoDescription
    address
    phone
    email
    openingHours
  }
`)

export const contactDataValuesFragment = graphql(`
  fragment ContactDataValues on ContactDataByLocale {
    nl {
      ...ContactDataFields
    }
    en @include(if: $en) {
      ...ContactDataFields
    }
    fr @include(if: $fr) {
      ...ContactDataFields
    }
  }
`)

export const ContentPageDocument = graphql(`
  query ContentPage($type: String!, $en: Boolean!, $fr: Boolean!) {
    staticContent(type: $type) {
      __typename
      ... on HomepageContent {
        type
        version
        data {
          ...PageDataValues
        }
        layout {
          ...PlacedBlock
        }
      }
      ... on CourseContent {
        type
        version
        data {
          ...PageDataValues
        }
        layout {
          ...PlacedBlock
        }
      }
      ... on AboutContent {
        type
        version
        data {
          ...PageDataValues
        }
        layout {
          ...PlacedBlock
        }
      }
      ... on CoachingContent {
        type
        version
        data {
          ...PageDataValues
        }
        layout {
          ...PlacedBlock
        }
      }
      ... on ClassroomsContent {
        type
        version
        data {
          ...PageDataValues
        }
        layout {
          ...PlacedBlock
        }
      }
      ... on ContactContent {
        type
        version
        data {
          ...ContactDataValues
        }
        layout {
          ...PlacedBlock
        }
      }
      ... on PrivacyContent {
        type
        version
        data {
          ...PageDataValues
        }
        layout {
          ...PlacedBlock
        }
      }
      ... on DisclaimerContent {
        type
        version
        data {
          ...PageDataValues
        }
        layout {
          ...PlacedBlock
        }
      }
    }
  }
`)

export const SlugPageDocument = graphql(`
  query SlugPage($slug: String!, $en: Boolean!, $fr: Boolean!) {
    page(id: $slug) {
      _id
      key
      title {
        ...Text
      }
      seoDescription {
        ...Text
      }
      slug {
        nl
        en
        fr
      }
      layout {
        ...PlacedBlock
      }
    }
  }
`)
