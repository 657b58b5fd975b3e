import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Locale, localePath } from '../../src/domain/locales.ts'
import { CorrectedSearch } from '../../src/ui/corrected-search.tsx'
import type { PageContext } from '../../src/ui/page-context.ts'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../kit/define-block.ts'
import styles from './course-search.module.css'
import { leastCharacters, type Suggestions, useSuggestions } from './use-suggestions.ts'

/** What hangs under the field; what it says is announced by the form's status line. */
function SuggestionPanel(props: { id: string; found: Suggestions; active: number; shown: boolean }) {
  const { id, found, active, shown } = props
  const t = useTexts('course-search')
  const word = { idle: null, found: null, loading: t('loading'), none: t('none'), failed: t('failed') }[found.state]
  return (
    <div className={styles.panel} hidden={!shown}>
      {word && (
        <p className={styles.state} aria-hidden="true">
          {word}
        </p>
      )}
      {found.corrected && (
        <div aria-hidden="true">
          <CorrectedSearch
            className={styles.state}
            corrected={found.corrected.to}
            intro={t('correctedTo')}
            typed={t('typed', { word: found.corrected.typed })}
          />
        </div>
      )}
      <div id={`${id}-suggestions`} role="listbox" aria-label={t('suggestions')}>
        {found.courses.map((course, index) => (
          <a
            key={course.href}
            id={`${id}-suggestion-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={course.href}
            className={styles.suggestion}
            onMouseDown={(event) => event.preventDefault()}
          >
            <span>{course.title}</span>
            <small className="muted">{course.category}</small>
          </a>
        ))}
      </div>
      {found.total > found.courses.length && (
        <button type="submit" className={styles.all} onMouseDown={(event) => event.preventDefault()}>
          {t('all', { count: found.total })} <span aria-hidden="true">→</span>
        </button>
      )}
    </div>
  )
}

function PopularSearches({ words, locale }: { words: string[]; locale: Locale }) {
  const t = useTexts('course-search')
  if (words.length === 0) return null
  return (
    <div className={styles.popular}>
      <span>{t('popular')}</span>
      <ul className={styles.words}>
        {words.map((word) => (
          <li key={word}>
            <a href={localePath(`/courses?search=${encodeURIComponent(word)}`, locale)}>{word}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Calls `leave` when focus goes from inside an element to anywhere else. */
function useFocusLeft(element: RefObject<HTMLElement | null>, leave: () => void) {
  const left = useEffectEvent(leave)
  useEffect(() => {
    const { current } = element
    const check = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && current?.contains(relatedTarget))) left()
    }
    current?.addEventListener('focusout', check)
    return () => current?.removeEventListener('focusout', check)
  }, [element])
}

/** The filters that stand while another word is searched for; the page number does not. */
function KeptFilters({ search }: { search: PageContext['search'] }) {
  const kept = Object.entries(search).filter(([name]) => name !== 'search' && name !== 'page')
  return kept.flatMap(([name, values]) =>
    values.map((value) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />),
  )
}

/** So many characters that are not white space at either end. */
const patternOf = (least: number) => `\\s*\\S.{${least - 2},}\\S\\s*`

/** A plain GET form; awake, it also suggests courses while one types (combobox with a list, by arrow keys). */
function SearchForm(props: { id: string; content: { placeholder: string; popular: string[] }; page: PageContext }) {
  const { id, content, page } = props
  const t = useTexts('course-search')
  const onList = page.path === '/courses'
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [awake, setAwake] = useState(false)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [tooShort, setTooShort] = useState(false)
  const least = leastCharacters(onList)
  const tooShortText = t(onList ? 'tooShortOnList' : 'tooShort')
  const found = useSuggestions(text, page.locale, least)
  const shown = open && found.state !== 'idle'
  const count = found.courses.length

  useEffect(() => {
    const typed = input.current?.value ?? ''
    setAwake(true)
    if (typed === input.current?.defaultValue) return
    setText(typed)
    setOpen(true)
  }, [])

  const type = (value: string) => {
    setText(value)
    setOpen(true)
    setActive(-1)
    setTooShort(false)
  }

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  useFocusLeft(field, close)

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) {
      event.preventDefault()
      close()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      event.preventDefault()
      setOpen(true)
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
    }
    const chosen = found.courses[active]
    if (event.key === 'Enter' && shown && chosen) {
      event.preventDefault()
      location.assign(chosen.href)
    }
  }

  const submit = (event: FormEvent) => {
    const value = input.current?.value ?? ''
    if (value.trim().length >= least || (onList && value.trim() === '')) return
    event.preventDefault()
    setTooShort(true)
    input.current?.focus()
  }

  const corrected = found.corrected
    ? `${t('correctedTo')} ${found.corrected.to} ${t('typed', { word: found.corrected.typed })}.`
    : ''
  const announced = {
    idle: '',
    loading: t('loading'),
    none: t('none'),
    failed: '',
    found: `${corrected} ${t.count('found', found.total)}`.trim(),
  }[found.state]

  return (
    <search aria-label={t('name')}>
      <form
        action={localePath('/courses', page.locale)}
        method="get"
        className={styles.form}
        noValidate={awake}
        onSubmit={submit}
      >
        <label htmlFor={`${id}-search`} className={styles.label}>
          {t('label')}
        </label>
        <div ref={field} className={styles.field}>
          <input
            ref={input}
            id={`${id}-search`}
            className={styles.input}
            type="search"
            name="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={content.placeholder}
            defaultValue={onList ? page.search.search?.[0] : undefined}
            required={!onList}
            minLength={least}
            pattern={patternOf(least)}
            title={tooShortText}
            onChange={(event) => type(event.target.value)}
            onKeyDown={move}
            {...(awake && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': shown && count > 0,
              'aria-controls': `${id}-suggestions`,
              'aria-activedescendant': shown && active >= 0 ? `${id}-suggestion-${active}` : undefined,
              'aria-describedby': `${id}-status`,
            })}
          />
          <button type="submit" className={styles.submit}>
            {t('submit')}
          </button>
          {awake && <SuggestionPanel id={id} found={found} active={active} shown={shown} />}
        </div>
        <p role="status" id={`${id}-status`} className={tooShort ? styles.problem : 'visually-hidden'}>
          {tooShort ? tooShortText : shown && announced}
        </p>
        {onList && <KeptFilters search={page.search} />}
        <PopularSearches words={content.popular} locale={page.locale} />
      </form>
    </search>
  )
}

type Content = { placeholder: string; popular: string[] }

/** The head of the courses page; anywhere else a band that can stand between any two blocks. */
export function Block({ id, content, page }: BlockProps<Content>) {
  const t = useTexts('course-search')
  if (page.path === '/courses') {
    return (
      <PageHeader seed="courses" family="sage" size="slim">
        <div className={styles.head}>
          <h1>{t('heading')}</h1>
          <SearchForm id={id} content={content} page={page} />
        </div>
      </PageHeader>
    )
  }
  return (
    <div className={styles.band}>
      <div className="container">
        <SearchForm id={id} content={content} page={page} />
      </div>
    </div>
  )
}
