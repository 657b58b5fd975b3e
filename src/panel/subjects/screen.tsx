import { keptKinds } from '../../domain/content.ts'
import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { worksAs } from '../../domain/visitor.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { Mark, Notice } from '../../ui/kit/index.ts'
import { translator } from '../../ui/texts.ts'
import { rolesAt, subjectRoles } from '../kit/areas.ts'
import {
  type PanelScreenProps,
  RecordActs,
  RecordFacts,
  RecordHead,
  RecordPart,
  Refusal,
  ResourceList,
  RowButton,
  RowName,
  type ScreenOf,
  textHref,
  usePage,
} from '../kit/index.ts'
import { activityOf, companyPath, panelPath } from '../kit/paths.ts'
import { company, type companyPage } from './company.ts'
import { type Subject, type SubjectData, subjectsPath } from './define-subject.ts'
import { missingTexts, type SubjectField, type SubjectRow, stepsOf, textIn } from './fields.ts'
import { SubjectForm } from './form.tsx'
import type { subjectsPage } from './page.ts'
import styles from './subject.module.css'
import { subjects } from './subjects.ts'
import { useFieldName } from './use-labels.ts'
import { RemoveQuestion, Uses } from './uses.tsx'

/** A screen of one kind of things. */
type Of<Props> = Props & { subject: Subject }

/** What comes back, from how many days before on. */
function stepWords(value: unknown, locale: Locale): string {
  const t = translator(locale, allTexts[locale], 'panel-subjects')
  return stepsOf(value)
    .map((step) => t('step', step))
    .join(', ')
}

/** What stands of a field in a list. */
function cellOf(field: SubjectField | undefined, value: unknown, locale: Locale): string {
  if (field?.kind === 'translated') return textIn(value, locale) || textIn(value, 'nl')
  if (field?.kind === 'choice') return field.words(locale)[String(value)] ?? String(value)
  if (field?.kind === 'money') return formatAmount(Number(value), locale)
  if (field?.kind === 'steps') return stepWords(value, locale)
  if (field?.kind === 'day') return formatDayInYear(String(value), locale)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const isNumber = (field: SubjectField | undefined) => field?.kind === 'money' || field?.kind === 'number'

/** Whether all is translated, or what each language lacks. */
function Translated({ subject, row }: { subject: Subject; row: SubjectRow }) {
  const t = useTexts('panel-courses')
  const languages = useTexts('languages')
  const lacking = (['en', 'fr'] as const)
    .map((locale) => ({ locale, missing: missingTexts(subject.fields, row, locale) }))
    .filter(({ missing }) => missing > 0)
  const isWhole = lacking.length === 0
  return (
    <span className="row middle">
      <Mark kind={isWhole ? 'full' : 'half'} tone={isWhole ? 'good' : 'ochre'} />
      <span>
        {isWhole
          ? t('complete')
          : lacking
              .map(({ locale, missing }) => `${languages(locale)}: ${t.count('panel.textsMissing', missing)}`)
              .join(', ')}
      </span>
    </span>
  )
}

interface MovesProps {
  subject: Subject
  rows: readonly SubjectRow[]
  row: SubjectRow
}

/** One place up or down, by buttons that say whose they are. */
function Moves({ subject, rows, row }: MovesProps) {
  const t = useTexts('panel-subjects')
  const { locale } = usePage()
  const at = rows.findIndex(({ _id }) => _id === row._id)
  const [above, below] = [rows[at - 1], rows[at + 1]]
  const { place: form } = subject.forms
  const own = { form, of: subject.nameOf(row, locale) }
  return (
    <div className={styles.moves} id={`place-${row._id}`}>
      {above && <RowButton {...own} text={t('up')} sent={{ id: row._id, before: above._id }} />}
      {below && <RowButton {...own} text={t('down')} sent={{ id: row._id, after: below._id }} />}
    </div>
  )
}

/** The list of one kind: searched, narrowed, put in order. */
export function ListScreen({ subject, data, page }: Of<ScreenOf<Subject['list']['page']>>) {
  const t = useTexts('panel-subjects')
  const nameOf = useFieldName()
  const { locale } = page
  const { fields, narrowedBy, nameIn } = subject
  const rows = listed(data.found?.items)
  const narrowing = narrowedBy ? fields[narrowedBy] : undefined
  const options =
    narrowing?.kind === 'choice'
      ? narrowing.options.map((value) => ({ value, label: cellOf(narrowing, value, locale) }))
      : undefined
  const isTranslated = Object.values(fields).some(({ kind }) => kind === 'translated')
  return (
    <>
      <Refusal />
      <ResourceList
        list={subject.list}
        found={data.found}
        every={t('panel.all')}
        about={<p className={styles.lead}>{allTexts[locale][subject.texts].intro}</p>}
        filters={{
          search: subject.isUnsearched ? undefined : { label: nameOf(nameIn) },
          word: options && { label: nameOf(narrowedBy ?? ''), options },
        }}
        actions={<Button href={subject.newHrefOf(page)}>{allTexts[locale][subject.texts].new}</Button>}
        columns={[
          {
            key: nameIn,
            label: nameOf(nameIn),
            cell: (row: SubjectRow) => (
              <RowName href={subject.hrefOf(page, `/${row._id}`)}>
                {cellOf(fields[nameIn], row[nameIn], locale)}
              </RowName>
            ),
          },
          ...subject.columns.map((name) => ({
            key: name,
            label: nameOf(name),
            isNumber: isNumber(fields[name]),
            cell: (row: SubjectRow) => cellOf(fields[name], row[name], locale),
          })),
          ...(isTranslated
            ? [
                {
                  key: 'translated',
                  label: t('translated'),
                  cell: (row: SubjectRow) => <Translated subject={subject} row={row} />,
                },
              ]
            : []),
          ...(subject.ordered
            ? [
                {
                  key: 'order',
                  label: t('order'),
                  cell: (row: SubjectRow) => <Moves subject={subject} rows={rows} row={row} />,
                },
              ]
            : []),
        ]}
      />
    </>
  )
}

/** The form of a new one. */
export function NewScreen({ subject, data }: Of<PanelScreenProps<SubjectData | null>>) {
  const texts = allTexts[usePage().locale][subject.texts]
  return (
    <>
      <RecordHead list={[subject.path, texts.title]} title={texts.new} />
      <Refusal />
      <SubjectForm subject={subject} data={data ?? {}} values={subject.atFirst} />
    </>
  )
}

/** What stays as it is, fact by fact. */
function FixedFacts({ subject, row }: { subject: Subject; row: SubjectRow }) {
  const t = useTexts('panel-subjects')
  const nameOf = useFieldName()
  const { locale } = usePage()
  const facts = Object.entries(subject.fields).map(
    ([name, field]) => [nameOf(name), cellOf(field, row[name], locale)] as const,
  )
  return (
    <>
      <Notice tone="info" title={t('fixed')} />
      <RecordFacts id="facts" title={t('panel.details')} facts={facts} />
    </>
  )
}

/** What the journal calls it. */
const kindOf = ({ resource: [name] }: Subject) => keptKinds.find((kind) => kind === name) ?? 'faq'

/** One of them: what it says, what uses it, and the way to remove it. */
export function RecordScreen({ subject, data, page }: Of<PanelScreenProps<SubjectData>>) {
  const t = useTexts('panel-subjects')
  const list = useTexts('panel-list')
  const { one, uses, accounts } = data
  if (!one) return null
  const account = listed(accounts?.colleagues).find(({ trainer }) => trainer?._id === one._id)
  const texts = allTexts[page.locale][subject.texts]
  const name = cellOf(subject.fields[subject.nameIn], one[subject.nameIn], page.locale)
  const isFixed = subject.isFixed?.(one, page) ?? false
  return (
    <>
      <RecordHead list={[subject.path, texts.title]} title={name} />
      {page.search.remove && !isFixed && <RemoveQuestion subject={subject} name={name} uses={uses} account={account} />}
      <Refusal />
      <RecordActs acts={isFixed ? [] : [{ href: textHref(page, { remove: '1', said: '' }), text: t('remove') }]} />
      <p>
        <a className="link" href={activityOf(kindOf(subject), one._id, page)}>
          {list('toJournal')}
        </a>
      </p>
      {isFixed ? <FixedFacts subject={subject} row={one} /> : <SubjectForm subject={subject} data={data} />}
      {uses && uses.total > 0 && (
        <RecordPart id="uses" title={t('usedBy')}>
          <Uses uses={uses} />
        </RecordPart>
      )}
    </>
  )
}

/** What the company is called and says on its papers. */
export function CompanyScreen({ data: { provider }, page }: ScreenOf<typeof companyPage>) {
  const t = useTexts('panel-company')
  if (!provider) return null
  return (
    <>
      <RecordHead list={[subjectsPath, allTexts[page.locale]['panel-subjects'].title]} title={t('title')} />
      <Refusal />
      <p className={styles.lead}>{t('kept')}</p>
      <SubjectForm subject={company} data={{ one: { ...provider, _id: '' } }} />
    </>
  )
}

/** All there is to write for whoever reads it, each with how many there are. */
export function Screen({ data, page }: ScreenOf<typeof subjectsPage>) {
  const t = useTexts('panel-subjects')
  const own = subjects.filter(({ name }) => worksAs(page.visitor, subjectRoles[name]))
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('intro')}</p>
      <ul className={styles.subjects}>
        {worksAs(page.visitor, rolesAt(panelPath(companyPath, 'nl'))) && (
          <li data-subject="company">
            <h2>
              <a href={panelPath(companyPath, page.locale)}>{allTexts[page.locale]['panel-company'].title}</a>
            </h2>
            <p className="muted">{allTexts[page.locale]['panel-company'].intro}</p>
          </li>
        )}
        {own.map((subject) => {
          const { title, intro } = allTexts[page.locale][subject.texts]
          return (
            <li key={subject.name} data-subject={subject.name}>
              <h2>
                <a href={subject.hrefOf(page)}>{title}</a> <span className="muted">{data[subject.name]?.total}</span>
              </h2>
              <p className="muted">{intro}</p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
