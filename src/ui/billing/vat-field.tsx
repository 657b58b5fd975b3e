import { useField } from 'react-final-form'
import { TextField } from '../forms/text-field.tsx'
import { useAsked } from '../forms/use-asked.ts'
import { graphql } from '../gql/gql.ts'
import { runQuery } from '../session/client.ts'
import { useTexts } from '../texts.ts'
import styles from './vat-field.module.css'

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
    <p className={styles.note} role="status" data-peppol data-yes={t('peppolYes')} data-no={t('peppolNo')}>
      {asked !== null && t(asked ? 'peppolYes' : 'peppolNo')}
    </p>
  )
}

type VatFieldProps = Omit<Parameters<typeof TextField>[0], 'hint' | 'optional'> & { known?: boolean | null }

/** A VAT number, and what it means for invoices; where React is not awake a script of the page asks (`data-peppol`). */
export function VatField({ known, ...props }: VatFieldProps) {
  const t = useTexts('fields')
  return (
    <div>
      <TextField {...props} hint={t('vatHint')} autoComplete="off" optional />
      <PeppolNote name={props.name} known={known} />
    </div>
  )
}
