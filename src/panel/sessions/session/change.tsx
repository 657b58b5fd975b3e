import { brusselsDay, brusselsTime, daysBetween } from '../../../domain/days.ts'
import { inLocale } from '../../../domain/locales.ts'
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
import { changeForm } from './session-forms.ts'
import type { DeskSession } from './session-query.ts'

/** The days and hours as the form has them: its first part's, and how far the days of the others are off. */
function planOf({ schedule }: DeskSession) {
  const parts = listed(schedule)
  const days = parts.map(({ start }) => brusselsDay(new Date(start)))
  const [first] = parts
  return {
    firstDay: days[0] ?? '',
    from: first ? brusselsTime(new Date(first.start)) : '',
    until: first ? brusselsTime(new Date(first.end)) : '',
    offsets: days.map((day) => daysBetween(days[0] ?? day, day)).join(','),
  }
}

const valuesOf = ({ capacity, minimum, decisionOn, location, language, trainer }: DeskSession) => ({
  ...{ location: location._id, language: language._id, trainer: trainer?._id ?? '', decisionOn: decisionOn ?? '' },
  ...{ capacity: String(capacity), minimum: minimum ? String(minimum) : '' },
})

interface ChangeProps {
  session: DeskSession
  data: DeskSessionQuery
  page: PageContext
  form: FormState | undefined
}

/** Other days, place, seats or minimum. */
export function Change({ session, data, page, form }: ChangeProps) {
  const t = useTexts('panel-sessions')
  const list = useTexts('panel-list')
  const { offsets, ...plan } = planOf(session)
  type Named = DeskSession['location']
  const option = ({ _id, name }: Named) => ({ value: _id, label: inLocale(name, page.locale) ?? '' })
  const known = [...(data.session?.courseDetails?.trainers ?? []), session.trainer]
  const trainers = new Map(listed(known).map(({ _id, name }) => [_id, { value: _id, label: name }]))
  const labels = {
    ...{ firstDay: t('firstDay'), from: t('fromHour'), until: t('untilHour'), location: t('place') },
    ...{ language: t('language'), trainer: t('trainer'), capacity: t('capacity'), minimum: t('minimum') },
    decisionOn: t('decisionOn'),
  }
  return (
    <RecordPart id="change" title={t('changeTitle')}>
      <p className="muted">{t('changeHint')}</p>
      <Form definition={changeForm} state={form} values={{ ...valuesOf(session), ...plan }} labels={labels}>
        <input type="hidden" name="offsets" value={offsets} />
        <TextField name="firstDay" type="date" width="short" hint={offsets === '0' ? undefined : t('dayHint')} />
        <TextField name="from" type="time" width="short" />
        <TextField name="until" type="time" width="short" />
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
