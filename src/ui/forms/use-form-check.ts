import { type RefObject, useEffect, useMemo } from 'react'
import { useContextTexts } from '../texts.ts'
import type { AnyForm } from './define-form.ts'
import type { FieldErrors } from './form-state.ts'

async function loadRules(definition: AnyForm) {
  const [schema, { readForm }, { checkForm }, { sendForm }] = await Promise.all([
    definition.schema(),
    import('./read-form.ts'),
    import('./check-form.ts'),
    import('./send-form.ts'),
  ])
  return { schema, readForm, checkForm, sendForm }
}
type Rules = Awaited<ReturnType<typeof loadRules>>

/** Whoever types, chooses or leaves a field; a finger that only touched one fetches no rules yet. */
const usedBy = ['input', 'change', 'focusout'] as const

/** The form's rules, fetched once somebody uses it: until `whenThere` is called it knows of no errors. */
export function useFormCheck(definition: AnyForm, element: RefObject<HTMLFormElement | null>, whenThere: () => void) {
  const { locale, texts } = useContextTexts()
  const checks = useMemo(() => {
    let rules: Rules | undefined
    let loading: Promise<Rules> | undefined
    const load = () => {
      loading ??= loadRules(definition).then(
        (loaded) => {
          rules = loaded
          return loaded
        },
        (error) => {
          loading = undefined
          throw error
        },
      )
      return loading
    }
    const checkWith = ({ schema, readForm, checkForm }: Rules) => {
      const entries = element.current ? new FormData(element.current) : []
      const { given } = readForm(definition, schema, entries)
      return checkForm(definition, schema, given, locale, texts)
    }
    return {
      load,
      /** As far as the rules are there yet. */
      now(): FieldErrors {
        const result = rules && element.current && checkWith(rules)
        return result && 'errors' in result ? result.errors : {}
      },
      /** Rejects when the rules cannot be fetched. */
      whole: async () => checkWith(await load()),
    }
  }, [definition, element, locale, texts])
  useEffect(() => {
    const used = new AbortController()
    const load = () => {
      used.abort()
      // Not before React has heard of the key that called for them; the next try is the form's, as it is sent.
      checks.load().then(
        () => setTimeout(whenThere),
        () => {},
      )
    }
    for (const event of usedBy) element.current?.addEventListener(event, load, used)
    return () => used.abort()
  }, [checks, element, whenThere])
  return checks
}
