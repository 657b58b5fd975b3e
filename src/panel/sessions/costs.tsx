import { Form, SubmitButton, TextField } from '../../ui/forms/index.ts'
import { useTexts } from '../../ui/index.ts'
import { eurosOf, RecordPart, useRefused } from '../kit/index.ts'
import { costsForm } from './costs-form.ts'

/** What it costs the house, for its margin. */
export function Costs({ costs }: { costs: number | null | undefined }) {
  const t = useTexts('panel-sessions')
  return (
    <RecordPart id="costs" title={t('costsTitle')}>
      <Form
        definition={costsForm}
        state={useRefused(costsForm.name)}
        values={{ costs: eurosOf(costs) }}
        labels={{ costs: t('costs') }}
      >
        <TextField name="costs" inputMode="decimal" width="short" hint={t('costsHint')} optional />
        <SubmitButton label={t('saveCosts')} look="ink" />
      </Form>
    </RecordPart>
  )
}
