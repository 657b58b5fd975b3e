// Generated from blocks/registry.ts and schemas/static-content.ts by `npm run generate`. Do not edit.
import { graphql } from '../../ui/gql/gql.ts'

graphql(`
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

graphql(`
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

graphql(`
  fragment CourseSearchDataFields on CourseSearchData {
    placeholder
    popular
  }
`)

graphql(`
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

graphql(`
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

graphql(`
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

graphql(`
  fragment HomepageUspsDataFields on HomepageUspsData {
    items {
      figure
      text
    }
  }
`)

graphql(`
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

graphql(`
  fragment PromoVideoDataFields on PromoVideoData {
    title
    text
    video
  }
`)

graphql(`
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

graphql(`
  fragment CourseListDataFields on CourseListData {
    title
    text
    show
    limit
    only
    location
    category
  }
`)

graphql(`
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

graphql(`
  fragment CourseCalendarDataFields on CourseCalendarData {
    title
    text
  }
`)

graphql(`
  fragment CourseCalendarDataValues on CourseCalendarDataByLocale {
    nl {
      ...CourseCalendarDataFields
    }
    en @include(if: $en) {
      ...CourseCalendarDataFields
    }
    fr @include(if: $fr) {
      ...CourseCalendarDataFields
    }
  }
`)

graphql(`
  fragment RichTextDataFields on RichTextData {
    title
    text
  }
`)

graphql(`
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

graphql(`
  fragment ReviewsDataFields on ReviewsData {
    title
    limit
  }
`)

graphql(`
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

graphql(`
  fragment FaqDataFields on FaqData {
    title
    subjects
  }
`)

graphql(`
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

graphql(`
  fragment StaffDataFields on StaffData {
    title
    text
  }
`)

graphql(`
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

graphql(`
  fragment RoomTypesDataFields on RoomTypesData {
    title
    text
  }
`)

graphql(`
  fragment RoomTypesDataValues on RoomTypesDataByLocale {
    nl {
      ...RoomTypesDataFields
    }
    en @include(if: $en) {
      ...RoomTypesDataFields
    }
    fr @include(if: $fr) {
      ...RoomTypesDataFields
    }
  }
`)

graphql(`
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

graphql(`
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

graphql(`
  fragment NewsletterFormDataFields on NewsletterFormData {
    title
    text
    buttonLabel
  }
`)

graphql(`
  fragment NewsletterFormDataValues on NewsletterFormDataByLocale {
    nl {
      ...NewsletterFormDataFields
    }
    en @include(if: $en) {
      ...NewsletterFormDataFields
    }
    fr @include(if: $fr) {
      ...NewsletterFormDataFields
    }
  }
`)

graphql(`
  fragment ContactFormDataFields on ContactFormData {
    title
    text
    buttonLabel
  }
`)

graphql(`
  fragment ContactFormDataValues on ContactFormDataByLocale {
    nl {
      ...ContactFormDataFields
    }
    en @include(if: $en) {
      ...ContactFormDataFields
    }
    fr @include(if: $fr) {
      ...ContactFormDataFields
    }
  }
`)

graphql(`
  fragment FooterDataFields on FooterData {
    name
    address
    zip
    city
    phone
    email
    subsidyLabel
    subsidyUrl
    columns {
      title
      links {
        label
        url {
          urlType
          value
        }
      }
    }
  }
`)

graphql(`
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

graphql(`
  fragment CookieDataFields on CookieData {
    title
    text
    acceptLabel
    declineLabel
  }
`)

graphql(`
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

graphql(`
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
    ... on CourseCalendarBlock {
      id
      block
      hidden
      data {
        ...CourseCalendarDataValues
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
    ... on RoomTypesBlock {
      id
      block
      hidden
      data {
        ...RoomTypesDataValues
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
    ... on NewsletterFormBlock {
      id
      block
      hidden
      data {
        ...NewsletterFormDataValues
      }
    }
    ... on ContactFormBlock {
      id
      block
      hidden
      data {
        ...ContactFormDataValues
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

graphql(`
  fragment PageDataFields on PageData {
    title
    seoDescription
  }
`)

graphql(`
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

graphql(`
  fragment CourseContentDataFields on CourseContentData {
    title
    seoDescription
    included
    includedOnline
    includedTailored
    certificate
    cancellation
    subsidy
    contactName
    contactPhone
    tailoredContactName
    tailoredContactPhone
    terms {
      urlType
      value
    }
  }
`)

graphql(`
  fragment CourseContentDataValues on CourseContentDataByLocale {
    nl {
      ...CourseContentDataFields
    }
    en @include(if: $en) {
      ...CourseContentDataFields
    }
    fr @include(if: $fr) {
      ...CourseContentDataFields
    }
  }
`)

graphql(`
  fragment ContactDataFields on ContactData {
    title
    seoDescription
    address
    phone
    email
    openingHours
  }
`)

graphql(`
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
  query ContentPage($type: String!, $locale: String!, $en: Boolean!, $fr: Boolean!) {
    staticContent(type: $type, locale: $locale) {
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
          ...CourseContentDataValues
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
      ... on NewsletterContent {
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
  query SlugPage($slug: String!, $locale: String!, $en: Boolean!, $fr: Boolean!) {
    page(id: $slug, locale: $locale) {
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

export const FrameDocument = graphql(`
  query Frame($locale: String!, $en: Boolean!, $fr: Boolean!) {
    publishedStaticContents(types: ["course", "footer", "cookie"], locale: $locale) {
      __typename
      ... on CourseContent {
        layout {
          __typename
          ... on FooterBlock {
            id
            block
            hidden
          }
          ... on CookieBlock {
            id
            block
            hidden
          }
        }
      }
      ... on FooterContent {
        type
        data {
          ...FooterDataValues
        }
      }
      ... on CookieContent {
        type
        data {
          ...CookieDataValues
        }
      }
    }
  }
`)

export const ArrangedPagesDocument = graphql(`
  query ArrangedPages {
    publishedStaticContents(
      types: [
        "homepage"
        "course"
        "about"
        "coaching"
        "classrooms"
        "contact"
        "privacy"
        "disclaimer"
        "newsletter"
      ]
    ) {
      __typename
      ... on HomepageContent {
        type
        updatedAt
      }
      ... on CourseContent {
        type
        updatedAt
      }
      ... on AboutContent {
        type
        updatedAt
      }
      ... on CoachingContent {
        type
        updatedAt
      }
      ... on ClassroomsContent {
        type
        updatedAt
      }
      ... on ContactContent {
        type
        updatedAt
      }
      ... on PrivacyContent {
        type
        updatedAt
      }
      ... on DisclaimerContent {
        type
        updatedAt
      }
      ... on NewsletterContent {
        type
        updatedAt
      }
    }
  }
`)
