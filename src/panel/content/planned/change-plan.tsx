import { brusselsDay, brusselsTime } from '../../../domain/days.ts'
import { locales } from '../../../domain/locales.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { CheckboxGroup } from '../../../ui/forms/checkbox-group.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import type { PublishingPlanQuery } from '../../../ui/gql/graphql.ts'
import { listed } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import { contentName } from '../../kit/content-name.ts'
import type { PanelScreenProps } from '../../kit/define-panel-page.ts'
import styles from '../content.module.css'
import { choiceOf } from '../together/chosen-documents.ts'
import { PublishingFrame } from '../together/publishing-frame.tsx'
import { MomentFields } from './moment-fields.tsx'
import { planChangeForm } from './plan-forms.ts'

/** Another moment, other languages, or what the drafts say by now. */
export function Screen({ data, page, form }: PanelScreenProps<PublishingPlanQuery>) {
  const t = useTexts('panel-publishing')
  const content = useTexts('panel-content')
  const plan = data.publishingPlan
  if (!plan) return null
  const documents = listed(plan.documents)
  const at = new Date(plan.at)
  const languages = locales.map((locale) => ({ value: locale, label: content(`languages.${locale}`) }))
  return (
    <PublishingFrame title={t('changeTitle')} page={page} form={form} isEmpty={false}>
      <p className="lead">{documents.map((document) => contentName(document, page.locale)).join(', ')}</p>
      <Form
        definition={planChangeForm}
        state={form}
        className={styles.form}
        values={{ locales: listed(plan.locales), day: brusselsDay(at), time: brusselsTime(at) }}
        labels={{ locales: t('languages'), day: t('day'), time: t('time'), renew: t('renew') }}
      >
        {documents.map(({ type, newest }) => (
          <input key={type} type="hidden" name="choice" value={choiceOf({ type, version: newest })} />
        ))}
        <CheckboxGroup name="locales" options={languages} hint={content('languagesHint')} />
        <MomentFields page={page} />
        {documents.some(({ newest, version }) => newest > version) && (
          <Checkbox name="renew" optional hint={t('renewHint')} />
        )}
        <SubmitButton label={t('saveChange')} />
      </Form>
    </PublishingFrame>
  )
}
