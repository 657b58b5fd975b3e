import { graphql } from '../../ui/gql/gql.ts'
import type { VerifiedCertificateQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'

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
      days
      issuedOn
      supplier
    }
  }
`)

export type Certificate = NonNullable<VerifiedCertificateQuery['verifiedCertificate']>

/** The code in the address, as the QR code has it or as the form sends it; '' while nothing is asked. */
export const typedCode = ({ params, search }: PageContext): string => (params.code ?? search.code?.[0] ?? '').trim()
