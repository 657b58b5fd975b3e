import { messageTargets } from '../../domain/desk-messages.ts'
import { locales } from '../../domain/locales.ts'
import { Checkbox, type FormValues, RadioGroup, SubmitButton, TextArea, TextField } from '../../ui/forms/index.ts'
import type { WritePageQuery } from '../../ui/gql/graphql.ts'
import { Button, useTexts } from '../../ui/index.ts'
import { EmptyState } from '../../ui/kit/index.ts'
import {
  listPaths,
  PageForm,
  Receivers,
  RecordHead,
  RecordPart,
  Refusal,
  type ScreenOf,
  useRefused,
} from '../kit/index.ts'
import { audienceOf, messageForm, type writePage } from './page.ts'
import styles from './write.module.css'

function useLabels() {
  const t = useTexts('panel-write')
  const name = useTexts('languages')
  return {
    to: t('to'),
    copyToSelf: t('copyToSelf'),
    ...Object.fromEntries(
      locales.flatMap((locale) => [
        [`subject.${locale}`, t('subjectIn', { language: name(locale) })],
        [`text.${locale}`, t('textIn', { language: name(locale) })],
      ]),
    ),
  }
}

/** What stands there at first: nothing, or what was written before. */
function firstValues({ deskMessage }: WritePageQuery, to: string): FormValues {
  const texts = locales.flatMap((locale) => [
    [`subject.${locale}`, deskMessage?.subject[locale] ?? ''],
    [`text.${locale}`, deskMessage?.text[locale] ?? ''],
  ])
  return { ...Object.fromEntries(texts), to, copyToSelf: deskMessage?.copyToSelf ? 'true' : '' }
}

function Fields({ fields }: { fields: readonly (string | null)[] }) {
  const t = useTexts('panel-write')
  const known = (['firstName', 'course', 'day', 'hours', 'place', 'room'] as const).filter((name) =>
    fields.includes(name),
  )
  return (
    <aside aria-labelledby="fields-title">
      <h3 id="fields-title" className={styles.fieldsTitle}>
        {t('filledIn')}
      </h3>
      <p className="muted">{t('fieldsHint')}</p>
      <ul className={styles.fields}>
        {known.map((name) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code> <span className="muted">{t(`field.${name}`)}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** Where it came from: the session, or the list. */
function Head({ session, isOfCustomers }: { session: string | null; isOfCustomers: boolean }) {
  const t = useTexts('panel-write')
  const texts = {
    session: useTexts('panel-sessions')('title'),
    registration: useTexts('panel-registrations')('title'),
    customer: useTexts('panel-customers')('title'),
  }
  const kind = session ? 'session' : isOfCustomers ? 'customer' : 'registration'
  const path = session ? `${listPaths.session}/${session}` : listPaths[kind]
  return <RecordHead list={[path, session ? t('toSession') : texts[kind]]} title={t('title')} />
}

/** To whom, in words that each gets in their language; nothing goes before it was looked at. */
export function Screen({ data, page }: ScreenOf<typeof writePage>) {
  const t = useTexts('panel-write')
  const errors = useTexts('panel-error')
  const labels = useLabels()
  const form = useRefused(messageForm.name)
  const { session, registrations, customers, found, foundCustomers, to } = audienceOf(page, form?.values)
  const receivers = data.messageReceivers
  const isOfCustomers = customers.length > 0 || foundCustomers !== null
  const head = <Head session={session} isOfCustomers={isOfCustomers} />
  if (!receivers || (!session && !found && registrations.length === 0 && !isOfCustomers))
    return (
      <>
        {head}
        <EmptyState title={t('nobody')} text={errors('receivers')} />
      </>
    )
  const values = form?.values ?? firstValues(data, isOfCustomers ? 'contacts' : to)
  const written = locales.filter((locale) => values[`text.${locale}`])
  return (
    <>
      {head}
      <Refusal />
      <PageForm definition={messageForm} values={values} labels={labels} className={styles.form}>
        {session && <input type="hidden" name="session" value={session} />}
        {found && <input type="hidden" name="found" value={found} />}
        {foundCustomers && <input type="hidden" name="foundCustomers" value={foundCustomers} />}
        {registrations.map((id) => (
          <input key={id} type="hidden" name="registrations" value={id} />
        ))}
        {customers.map((id) => (
          <input key={id} type="hidden" name="customers" value={id} />
        ))}
        <RecordPart id="to" title={t('receivers')}>
          {isOfCustomers ? (
            <input type="hidden" name="to" value="contacts" />
          ) : (
            <>
              <RadioGroup
                name="to"
                options={messageTargets.map((value) => ({ value, label: t(`targets.${value}`) }))}
              />
              <div>
                <Button type="submit" name="preview" value="1" look="outline" formNoValidate>
                  {t('count')}
                </Button>
              </div>
            </>
          )}
          <div data-live="receivers" id="live-receivers">
            <Receivers receivers={receivers} title={t.count('reached', receivers.total)} written={written} />
          </div>
          {!isOfCustomers && <p className="muted">{t('once')}</p>}
          <p className="muted">{t('newsletter')}</p>
        </RecordPart>
        <RecordPart id="what" title={t('what')} isWide>
          <Fields fields={receivers.fields} />
          <div className={styles.languages}>
            {locales.map((locale) => (
              <div key={locale} className={styles.language} lang={locale}>
                <TextField name={`subject.${locale}`} optional={locale !== 'nl'} />
                <TextArea name={`text.${locale}`} rows={12} optional={locale !== 'nl'} />
              </div>
            ))}
          </div>
        </RecordPart>
        <Checkbox name="copyToSelf" optional />
        <SubmitButton label={t('look')} />
      </PageForm>
    </>
  )
}
