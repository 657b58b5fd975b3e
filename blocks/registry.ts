import { bannerBlock } from './banner/definition.ts'
import { contactFormBlock } from './contact-form/definition.ts'
import { cookieBlock } from './cookie/definition.ts'
import { courseCalendarBlock } from './course-calendar/definition.ts'
import { courseDetailBlock } from './course-detail/definition.ts'
import { courseListBlock } from './course-list/definition.ts'
import { courseSearchBlock } from './course-search/definition.ts'
import { faqBlock } from './faq/definition.ts'
import { footerBlock } from './footer/definition.ts'
import { homepageOfferBlock } from './homepage-offer/definition.ts'
import { homepageUspsBlock } from './homepage-usps/definition.ts'
import { newsletterFormBlock } from './newsletter-form/definition.ts'
import { promoVideoBlock } from './promo-video/definition.ts'
import { reviewsBlock } from './reviews/definition.ts'
import { richTextBlock } from './rich-text/definition.ts'
import { roomTypesBlock } from './room-types/definition.ts'
import { staffBlock } from './staff/definition.ts'
import { tailoredBlock } from './tailored/definition.ts'

export const registry = [
  bannerBlock,
  courseSearchBlock,
  homepageOfferBlock,
  homepageUspsBlock,
  promoVideoBlock,
  courseListBlock,
  courseCalendarBlock,
  courseDetailBlock,
  richTextBlock,
  reviewsBlock,
  faqBlock,
  staffBlock,
  roomTypesBlock,
  tailoredBlock,
  newsletterFormBlock,
  contactFormBlock,
  footerBlock,
  cookieBlock,
]
