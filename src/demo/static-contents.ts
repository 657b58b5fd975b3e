import type { StaticContentType } from '../../schemas/static-content.ts'
import { about } from './static-contents/about.ts'
import { classrooms } from './static-contents/classrooms.ts'
import { coaching } from './static-contents/coaching.ts'
import { contact } from './static-contents/contact.ts'
import { course } from './static-contents/course.ts'
import { disclaimer } from './static-contents/disclaimer.ts'
import { footer } from './static-contents/footer.ts'
import { banner, cookie, homepageOffer, homepageUsps } from './static-contents/home-blocks.ts'
import { homepage } from './static-contents/homepage.ts'
import { newsletter } from './static-contents/newsletter.ts'
import type { ContentSeed } from './static-contents/parts.ts'
import { privacy } from './static-contents/privacy.ts'
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
