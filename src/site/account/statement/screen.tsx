import { localePath } from '../../../domain/locales.ts'
import { AccountStatement } from '../../../ui/billing/account-statement.tsx'
import { periodQuery } from '../../../ui/billing/statement.ts'
import { Button } from '../../../ui/button.tsx'
import type { OwnStatementQuery } from '../../../ui/gql/graphql.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import { AccountLayout } from '../kit/account-layout.tsx'
import { statementPath } from '../kit/account-paths.ts'

/** The account of whoever is signed in, or of the organisation that they act for. */
export function Screen({ data: { ownAccountStatement }, page }: ScreenProps<OwnStatementQuery>) {
  const t = useTexts('statement')
  const { locale } = page
  const pdf = `${localePath(`${statementPath}.pdf`, locale)}${periodQuery(page)}`
  return (
    <AccountLayout
      page={page}
      title={t('common.accountStatement')}
      actions={
        <Button look="outline" href={pdf} target="_blank" rel="noopener">
          {t('pdf')}
        </Button>
      }
      back={{ href: localePath('/my-account/invoice-data', locale), label: t('common.invoices') }}
    >
      {ownAccountStatement && (
        <AccountStatement statement={ownAccountStatement} page={page} ofCredit={t('creditText')} />
      )}
    </AccountLayout>
  )
}
