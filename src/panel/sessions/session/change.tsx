import { inLocale } from '../../../domain/locales.ts'
import { usualDecisionDay } from '../../../domain/session-decisions.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { DeskSessionQuery } from '../../../ui/gql/graphql.ts'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { RecordPart } from '../../record/record.tsx'
import { sessionHref } from '../sessions-path.ts'
import { PartRows } from './part-rows.tsx'
import { changeForm } from './session-forms.ts'
import { valuesOfSchedule } from './session-parts.ts'
import type { DeskSession } from './session-query.ts'
import { usePartLabels } from './use-part-labels.ts'

/** The usual day of decision is none of its own: it goes with the start. */
const ownDecisionDay = ({ decisionOn, startDate }: DeskSession) =>
  decisionOn === usualDecisionDay(new Date(startDate)) ? '' : (decisionOn ?? '')

function valuesOf(session: DeskSession) {
  const { schedule, duration, location, language, trainer, capacity, minimum, updatedAt } = session
  return {
    ...valuesOfSchedule(listed(schedule)),
    ...{ updatedAt, duration: String(duration), decisionOn: ownDecisionDay(session) },
    ...{ location: location._id, language: language._id, trainer: trainer?._id ?? '' },
    ...{ capacity: String(capacity), minimum: minimum ? String(minimum) : '' },
  }
}

interface ChangeProps {
  session: DeskSession
  data: DeskSessionQuery
  page: PageContext
  form: FormState | undefined
}

/** Other days, hours, place, seats or minimum. */
export function Change({ session, data, page, form }: ChangeProps) {
  const t = useTexts('panel-sessions')
  const list = useTexts('panel-list')
  const values = valuesOf(session)
  // What was typed goes by what was read then.
  const typed = form?.form === changeForm.name ? form.values : values
  type Named = DeskSession['location']
  const option = ({ _id, name }: Named) => ({ value: _id, label: inLocale(name, page.locale) ?? '' })
  const known = [...(data.session?.courseDetails?.trainers ?? []), session.trainer]
  const trainers = new Map(listed(known).map(({ _id, name }) => [_id, { value: _id, label: name }]))
  const labels = {
    ...{
      ...usePartLabels(),
      duration: t('duration'),
      location: t('place'),
      language: t('language'),
      trainer: t('trainer'),
    },
    ...{ capacity: t('capacity'), minimum: t('minimum'), decisionOn: t('decisionOn') },
  }
  return (
    <RecordPart id="change" title={t('changeTitle')}>
      <p className="muted">{t('changeHint')}</p>
      <Form definition={changeForm} state={form} values={values} labels={labels}>
        <input type="hidden" name="updatedAt" value={String(typed.updatedAt)} />
        <PartRows values={typed} />
        <TextField name="duration" inputMode="decimal" width="short" hint={t('durationHint')} />
        <SelectField name="location" options={listed(data.allLocations).map(option)} />
        <SelectField name="language" options={listed(data.allLanguages).map(option)} />
        <SelectField name="trainer" options={[...trainers.values()]} empty={t('noTrainer')} optional />
        <TextField name="capacity" inputMode="numeric" width="short" />
        <TextField name="minimum" inputMode="numeric" width="short" hint={t('minimumHint')} optional />
        <TextField name="decisionOn" type="date" width="short" hint={t('decisionHint')} optional />
        <SubmitButton label={list('save')} />
        <Button look="quiet" href={sessionHref(session._id, page)}>
          {list('leave')}
        </Button>
      </Form>
    </RecordPart>
  )
}
