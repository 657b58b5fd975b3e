import { useField } from 'react-final-form'
import { VatField } from '../forms/text-field.tsx'
import { useAsked } from '../forms/use-asked.ts'
import { graphql } from '../gql/gql.ts'
import { runQuery } from '../session/client.ts'
import { useTexts } from '../texts.ts'
import styles from './known-vat-field.module.css'

const receiverDocument = graphql(`
  query EInvoiceReceiver($number: String!) {
    eInvoiceReceiver(number: $number) { canReceive }
  }
`)

async function askReceiver(number: string): Promise<boolean | null> {
  const { eInvoiceReceiver } = await runQuery(receiverDocument, { number })
  return eInvoiceReceiver?.canReceive ?? null
}

/** Whether invoices come by Peppol to a number: asked as its field is left; `known` is what was heard of the one that was saved. */
function PeppolNote({ name, known = null }: { name: string; known?: boolean | null }) {
  const t = useTexts('fields')
  const { meta } = useField(name, { subscription: { pristine: true } })
  const asked = useAsked(name, askReceiver) ?? (meta.pristine ? known : null)
  return (
    <p className={styles.note} role="status" data-peppol>
      {asked !== null && t(asked ? 'peppolYes' : 'peppolNo')}
    </p>
  )
}

/** A VAT number, and what it means for invoices. */
export function KnownVatField({ known, ...props }: Parameters<typeof VatField>[0] & { known?: boolean | null }) {
  return (
    <div>
      <VatField {...props} />
      <PeppolNote name={props.name} known={known} />
    </div>
  )
}
