import { locales } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { useTexts } from '../../ui/texts.ts'
import { usePage } from '../kit/use-page.ts'
import type { Subject } from './define-subject.ts'

/** What a field is called: by its own name, or by that of its words. */
export function useFieldName() {
  const t = useTexts('panel-subjects')
  const { fields } = allTexts[usePage().locale]['panel-subjects']
  return (name: string): string => {
    const known = Object.keys(fields).find((one): one is keyof typeof fields => one === name)
    return known ? t(`fields.${known}`) : name
  }
}

/** What the fields of its form are called: a text in each language by both. */
export function useLabels({ fields }: Pick<Subject, 'fields'>): Record<string, string> {
  const t = useTexts('panel-courses')
  const languages = useTexts('languages')
  const nameOf = useFieldName()
  const labels = Object.entries(fields).flatMap(([name, { kind }]): [string, string][] => {
    const text = nameOf(name)
    if (kind !== 'translated') return [[name, text]]
    return locales.map((locale) => [`${name}.${locale}`, t('inLanguage', { text, language: languages(locale) })])
  })
  return Object.fromEntries(labels)
}
