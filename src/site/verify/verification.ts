import { readCertificateCode } from '../../domain/certificate-code.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { VerifiedCertificateQuery } from '../../ui/gql/graphql.ts'
import type { PageRequest } from '../page-request.ts'

export const verifiedCertificateQuery = graphql(`
  query VerifiedCertificate($code: String!) {
    verifiedCertificate(code: $code) {
      code
      firstName
      lastName
      course
      duration
      firstDay
      lastDay
      issuedOn
      supplier
    }
  }
`)

/** What the page says: nothing asked yet (`typed` is empty), or what is known of a code. */
export interface Verification {
  typed: string
  certificate: NonNullable<VerifiedCertificateQuery['verifiedCertificate']> | null
}

/** The code in the address, as the QR code has it or as the form sends it; `code` is null when it cannot be one. */
export function codeIn({ context }: PageRequest): { typed: string; code: string | null } {
  const typed = (context.params.code ?? context.search.code?.[0] ?? '').trim()
  return { typed, code: readCertificateCode(typed) }
}
