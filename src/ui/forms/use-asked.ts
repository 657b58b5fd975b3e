import { useEffect, useState } from 'react'
import { useField } from 'react-final-form'
import { useFormContext } from './form-context.ts'

const subscription = { value: true, active: true, error: true }
const asIs = (value: unknown) => value
const config = { subscription, parse: asIs, format: asIs }

/**
 * What the server says of a field's value, asked as the field is left; null until it has said so. A question that fails
 * counts as one without an answer (spec section 5).
 */
export function useAsked<Answer>(name: string, ask: (value: string) => Promise<Answer>): Answer | null {
  const { isAwake } = useFormContext()
  const { input, meta } = useField<string>(name, config)
  const [known, setKnown] = useState<{ value: string; answer: Answer } | null>(null)
  const value = input.value.trim()
  const isReady = isAwake && !meta.active && !meta.error && value !== '' && value !== known?.value
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is another function on each rendering
  useEffect(() => {
    if (!isReady) return
    let isLate = false
    const hear = (answer: Answer) => {
      if (!isLate) setKnown({ value, answer })
    }
    ask(value).then(hear, () => {})
    return () => {
      isLate = true
    }
  }, [isReady, value])
  return known?.value === value ? known.answer : null
}
