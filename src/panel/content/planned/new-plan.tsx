import { locales } from '../../../domain/locales.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import type { ContentStatesQuery } from '../../../ui/gql/graphql.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { PanelScreenProps } from '../../kit/define-panel-page.ts'
import styles from '../content.module.css'
import { choiceOf, offeredDocuments } from '../together/chosen-documents.ts'
import { DocumentChoice } from '../together/document-choice.tsx'
import { PublishingFrame } from '../together/publishing-frame.tsx'
import { MomentFields } from './moment-fields.tsx'
import { planForm } from './plan-forms.ts'

/** Says what is planned: what the drafts say now, whatever is edited later. */
export function Screen({ data, page, form }: PanelScreenProps<ContentStatesQuery>) {
  const t = useTexts('panel-publishing')
  const contents = offeredDocuments(data, page)
  return (
    <PublishingFrame title={t('planTitle')} page={page} form={form} isEmpty={contents.length === 0}>
      <p className="lead">{t('planText')}</p>
      <Form
        definition={planForm}
        state={form}
        className={styles.form}
        values={{ choice: contents.map(choiceOf), locales: [...locales] }}
        labels={{ choice: t('documents'), locales: t('languages'), day: t('day'), time: t('time') }}
      >
        <DocumentChoice contents={contents} page={page} />
        <MomentFields page={page} />
        <SubmitButton label={t('plan')} />
      </Form>
    </PublishingFrame>
  )
}
