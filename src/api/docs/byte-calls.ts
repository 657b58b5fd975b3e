/** A call whose answer is no JSON: described for people, unknown to the gateway. */
export interface ByteCall {
  method: 'get' | 'post'
  /** As OpenAPI writes it; what stands in braces is a text. */
  path: string
  tag: string
  summary: string
  contentType: string
  /** What may be asked in the query, and what it means. */
  query?: Record<string, string>
}

export const byteCalls: ByteCall[] = [
  { method: 'get', path: '/files/{id}', tag: 'files', summary: 'The bytes of a file', contentType: '*/*' },
  {
    method: 'get',
    path: '/users/student/template',
    tag: 'users',
    summary: 'The file to fill in and upload with participants',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    query: { format: 'xlsx, or csv', locale: 'The language of its headings: nl, en or fr' },
  },
  {
    method: 'get',
    path: '/invoices/{id}/pdf',
    tag: 'invoices',
    summary: 'An invoice to print',
    contentType: 'application/pdf',
  },
  {
    method: 'get',
    path: '/certificates/{id}/pdf',
    tag: 'certificates',
    summary: 'A certificate to print',
    contentType: 'application/pdf',
  },
  {
    method: 'post',
    path: '/bookings/offer-example/{id}',
    tag: 'bookings',
    summary: 'The quotation of a booking to print, or an example of it',
    contentType: 'application/pdf',
  },
  {
    method: 'post',
    path: '/payments/webhook',
    tag: 'payments',
    summary: 'Where the payment provider tells that a payment has changed; the answer is empty',
    contentType: 'text/plain',
  },
]
