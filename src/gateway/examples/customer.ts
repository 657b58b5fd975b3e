import { brusselsDay, plusDays } from '../../domain/days.ts'
import type { Example } from './example.ts'

const as = 'contact@leerplein.test'

/** What customers ask of their own, an organisation's or a private person's. */
export const customerExamples: Example[] = [
  {
    as,
    variables: { userId: 'the _id of the user in SignIn' },
    query: `# Who is signed in, and the organisation it is for.
query Account($userId: String!) {
  me(userId: $userId) {
    email
    firstName
    lastName
    language
    contact { roles }
    organisation { name vat address zip city }
  }
  organisations { items { _id name vat reference } }
}

# For an administrator: who waits to be let in.
query Approvals {
  approvals { _id firstName lastName email createdAt }
}
`,
  },
  {
    as,
    variables: { input: { firstName: 'Eva', lastName: 'Smet', email: 'eva.smet@brouwerij.test', language: 'nl' } },
    query: `# Participants and, with records: true, what came of their sessions. Fields are filters too: lastName: "~smet".
query Participants {
  students(sort: ["lastName:ASC"], limit: 10, records: true) {
    total
    items {
      _id
      firstName
      lastName
      email
      status
      attendances { day present course { nl } }
      results { score maximum passed course { nl } }
      certificates { code issuedOn pdfUrl }
    }
  }
  studentTemplateUrl(format: "xlsx", locale: nl)
}

mutation AddParticipant($input: NewStudent_Input!) {
  createStudent(input: $input) { _id firstName lastName status }
}
`,
  },
  {
    as,
    variables: {
      registration: {
        session: 'the _id of a session',
        students: ['the _id of a participant'],
        agreedToTerms: true,
        invoice: {
          name: 'Brouwerij De Haan',
          address: 'Kaai 1',
          zip: '1000',
          city: 'Brussel',
          country: 'BE',
          email: 'boekhouding@brouwerij.test',
        },
      },
      id: 'the _id of the registration',
    },
    query: `# Registrations and how paying them stands; amounts in cents.
query Registrations {
  registrations(sort: ["startDate:DESC"], limit: 10) {
    total
    items {
      _id
      status
      outcome
      total
      session { startDate course { title { nl } } location { name { nl } } }
      students { firstName lastName }
      issuedInvoice { number pdfUrl }
    }
  }
}

mutation Register($registration: NewRegistration_Input!) {
  createRegistration(input: $registration) { _id status net vat total expiresAt }
}

# Where to pay it.
mutation Pay($id: String!) {
  createRegistrationPayment(input: { id: $id }) { redirectUrl }
}
`,
  },
  {
    as,
    query: `# Invoices and certificates. Their PDFs are links: ask those with the same Authorization header.
query Invoices {
  invoices(sort: ["issuedOn:DESC"], limit: 10) {
    total
    items {
      number
      status
      issuedOn
      dueOn
      net
      vat
      total
      lines { description quantity unitPrice vatRate }
      pdfUrl
    }
  }
}

query Certificates {
  certificates { items { code course firstName lastName issuedOn pdfUrl } }
}
`,
  },
  {
    as,
    variables: {
      userId: 'the _id of the user in SignIn',
      request: {
        persons: 12,
        date: plusDays(brusselsDay(new Date()), 60),
        dayPart: 'all',
        catering: 'lunch',
        configuration: 'U-shape',
        firstName: 'Eva',
        lastName: 'Smet',
        email: 'eva.smet@brouwerij.test',
      },
      id: 'the _id of a booking that waits for its customer',
    },
    query: `# Rooms that were asked for, without canceled ones.
query Bookings($userId: String!) {
  userBookings(userId: $userId) {
    _id
    date
    dayPart
    persons
    status
    roomName { nl }
    offer { net total }
    offerValidUntil
    offerUrl
  }
}

# Needs no account.
mutation AskForRoom($request: NewBooking_Input!) {
  createBooking(input: $request) { _id status }
}

mutation ApproveOffer($id: String!) {
  approveOffer(input: { _id: $id }, customerRef: "PO 2031-7") { status customerRef }
}
`,
  },
  {
    as,
    variables: { name: 'the _id of a file', files: [null] },
    query: `# A file's link, good for an hour.
mutation FileLink($name: String!) {
  presignedUrl(input: { name: $name, bucketName: "files", expiry: 3600 }) { url expiresAt }
  storedObject(input: { name: $name, bucketName: "files" }) { name mimeType size url }
}

# Files travel as a GraphQL multipart request, which a terminal can send:
# curl <this address> -H "Authorization: Bearer <accessToken>" \\
#   -F operations='{"query": "mutation ($files: [File]!) { uploadFiles(input: { files: $files }) { _id url } }", "variables": {"files": [null]}}' \\
#   -F map='{"0": ["variables.files.0"]}' -F 0=@picture.png
mutation Upload($files: [File]!) {
  uploadFiles(input: { files: $files }) { _id name mimeType size url }
}
`,
  },
]
