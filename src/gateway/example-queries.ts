/** What the playground opens on, a tab each; known documents, so they run where others are refused. */
export const exampleQueries = [
  `# Courses about anything: every filter is optional.
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
`,
  `# A course with its sessions; all their counts come from one REST call.
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
  `# The home page: its layout in order, every block with its content.
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
  `# Frequently asked questions, in the order in which they are shown.
query Faqs {
  faqs(limit: 999, sort: ["sequence:ASC"]) {
    items {
      question { nl en fr }
      answer { nl en fr }
    }
  }
}
`,
  `# Rooms to rent, prices in cents for half a day and a whole one.
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
}
`,
]
