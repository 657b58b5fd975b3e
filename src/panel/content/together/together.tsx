import { locales } from '../../../domain/locales.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import type { ContentStatesQuery } from '../../../ui/gql/graphql.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { PanelScreenProps } from '../../kit/define-panel-page.ts'
import styles from '../content.module.css'
import { choiceOf, offeredDocuments } from './chosen-documents.ts'
import { DocumentChoice } from './document-choice.tsx'
import { PublishingFrame } from './publishing-frame.tsx'
import { togetherForm } from './together-form.ts'

/** Names all that becomes public; all of it or nothing. */
export function Screen({ data, page, form }: PanelScreenProps<ContentStatesQuery>) {
  const t = useTexts('panel-publishing')
  const contents = offeredDocuments(data, page)
  return (
    <PublishingFrame title={t('togetherTitle')} page={page} form={form} isEmpty={contents.length === 0}>
      <p className="lead">{t('togetherText')}</p>
      <Form
        definition={togetherForm}
        state={form}
        className={styles.form}
        values={{ choice: contents.map(choiceOf), locales: [...locales] }}
        labels={{ choice: t('documents'), locales: t('languages') }}
      >
        <DocumentChoice contents={contents} page={page} />
        <SubmitButton label={t('together')} />
      </Form>
    </PublishingFrame>
  )
}
