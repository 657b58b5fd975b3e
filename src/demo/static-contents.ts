import type { StaticContentType } from '../../schemas/static-content.ts'
import { about } from './static-contents/about.ts'
import { banner } from './static-contents/banner.ts'
import { classrooms } from './static-contents/classrooms.ts'
import { coaching } from './static-contents/coaching.ts'
import { contact } from './static-contents/contact.ts'
import { cookie } from './static-contents/cookie.ts'
import { course } from './static-contents/course.ts'
import { disclaimer } from './static-contents/disclaimer.ts'
import { footer } from './static-contents/footer.ts'
import { homepage } from './static-contents/homepage.ts'
import { homepageOffer } from './static-contents/homepage-offer.ts'
import { homepageUsps } from './static-contents/homepage-usps.ts'
import { newsletter } from './static-contents/newsletter.ts'
import { privacy } from './static-contents/privacy.ts'
import type { ContentSeed } from './static-contents/shape.ts'
import { tailored } from './static-contents/tailored.ts'

/** The managed texts as they are first published; those that are pages carry a layout. */
export const staticContents = {
  contact,
  classrooms,
  tailored,
  about,
  banner,
  footer,
  privacy,
  disclaimer,
  cookie,
  course,
  homepage,
  'homepage-offer': homepageOffer,
  coaching,
  'homepage-usps': homepageUsps,
  newsletter,
} satisfies { [T in StaticContentType]: ContentSeed<T> }
