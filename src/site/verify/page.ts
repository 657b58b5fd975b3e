import { readCertificateCode } from '../../domain/certificates.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { VerifiedCertificateQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePage, type PageDefinition } from '../screens/define-page.ts'

const verifiedCertificateQuery = graphql(`
  query VerifiedCertificate($code: String!) {
    verifiedCertificate(code: $code) {
      code firstName lastName course duration firstDay lastDay days issuedOn supplier
    }
  }
`)

export type Certificate = NonNullable<VerifiedCertificateQuery['verifiedCertificate']>

/** The code in the address, as the QR code has it or as the form sends it; '' while nothing is asked. */
export const typedCode = ({ params, search }: PageContext): string => (params.code ?? search.code?.[0] ?? '').trim()

/** Says whether a certificate is genuine; not for search engines, since codes are only for who holds one. */
const verification = (path: string, search: PageDefinition['search'] = []): PageDefinition =>
  definePage({
    path,
    access: 'everyone',
    search,
    unlisted: true,
    query: {
      document: verifiedCertificateQuery,
      variables(page) {
        const code = readCertificateCode(typedCode(page))
        return code ? { code } : null
      },
      mayBeMissing: true,
    },
    head(data: VerifiedCertificateQuery | null, page) {
      const { title, description } = allTexts[page.locale].verify
      const isUnknown = typedCode(page) !== '' && !data?.verifiedCertificate
      return { status: isUnknown ? 404 : 200, title, description, tilePattern: { seed: 'verify', family: 'sage' } }
    },
    screen: 'verify',
  })

export const verifyPage = verification('/verify', ['code'])
/** The address of the QR code. */
export const certificatePage = verification('/verify/:code')
