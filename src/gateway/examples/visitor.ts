import type { Example } from './example.ts'

/** What anybody may ask. */
export const visitorExamples: Example[] = [
  {
    query: `# Courses about anything: every filter is optional.
query SearchCourses {
  filteredCourses(search: "excel", locale: "nl", limit: 5) {
    total
    items {
      key
      type
      title { nl en fr }
      category { name { nl } }
      nextSession { startDate seatsLeft }
    }
    facets { categories { name { nl } count } }
  }
}

# A course with its sessions; all their counts come from one REST call.
query CourseWithSessions {
  filteredCourses(limit: 1, sort: "nextSession:ASC") {
    items {
      title { nl en fr }
      sessions {
        startDate
        duration
        location { name { nl } }
        count { registrationCount capacity fullyBooked }
      }
      related { items { title { nl } } }
    }
  }
}
`,
  },
  {
    query: `# The home page: its layout in order, every block with its content.
query HomepageLayout {
  staticContent(type: "homepage") {
    ... on HomepageContent {
      version
      data { nl { title seoDescription } }
      layout {
        __typename
        ... on BannerBlock { content { data { nl { highlightTitle highlightText buttonLabel url { urlType value } } } } }
        ... on HomepageOfferBlock { content { data { nl { title coaching { title text } } } } }
        ... on CourseListBlock { data { nl { title show } } }
        ... on RichTextBlock { data { nl { title text } } }
      }
    }
  }
}
`,
  },
  {
    query: `# Static pages, questions in the order in which they are shown, reviews and the team.
query Pages {
  pages { items { key title { nl en fr } slug { nl en fr } } }
  faqs(limit: 999, sort: ["sequence:ASC"]) { items { question { nl en fr } answer { nl en fr } } }
  reviews(limit: 3, sort: ["score:DESC"]) { items { name score text { nl } } }
  allStaffMembers { name role { nl } }
}

# Rooms to rent, prices in cents for half a day and a whole one, and what one would cost.
query Rooms {
  roomTypes {
    items {
      name { nl en fr }
      capacity
      priceHalfDay
      priceFullDay
      configurations
    }
  }
  bookingPrice(persons: 12, dayPart: "morning", catering: "lunch") {
    lines { kind quantity unitPrice amount }
    net
    vat
    total
  }
}
`,
  },
  {
    variables: {
      credentials: { email: 'contact@leerplein.test', password: 'leerplein-demo' },
      refreshToken: 'the refreshToken of SignIn',
    },
    query: `# Gives a token. Other tabs send its accessToken, for fifteen minutes, from "Headers" beside "Variables":
# { "Authorization": "Bearer <accessToken>" }
mutation SignIn($credentials: Credentials_Input!) {
  login(input: $credentials) {
    token { accessToken refreshToken expiresIn }
    user { _id email role organisation { _id name } }
  }
}

# New tokens for old ones, which are good for nothing from then on.
mutation Refresh($refreshToken: String!) {
  refreshTokens(input: { refreshToken: $refreshToken, isAdmin: false }) { accessToken refreshToken }
}

# What anybody may know of an e-mail address.
mutation KnownAddress {
  validateUser(input: { email: "contact@leerplein.test" }) { isPrivatePerson organisation { name } }
}
`,
  },
  {
    variables: { email: 'eva.smet@leerplein.test', token: 'the token in the mail that asks to confirm' },
    query: `# The newsletter: a mail asks whether the address is its reader's.
mutation Subscribe($email: String!) {
  createNewsletterSubscription(input: { email: $email, language: nl }) { _id email confirmed }
}

mutation Confirm($token: String!) {
  confirmNewsletterSubscription(input: { token: $token }) { email confirmed }
}

# The work a browser does before createContact, whose input bears the response as captcha.
query ContactForm {
  captchaChallenge { parameters { algorithm cost nonce salt } signature }
  staticContent(type: "contact") { ... on ContactContent { data { nl { title phone email } } } }
}
`,
  },
]
