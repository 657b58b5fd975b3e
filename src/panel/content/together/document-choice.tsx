import { locales } from '../../../domain/locales.ts'
import { CheckboxGroup } from '../../../ui/forms/checkbox-group.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { contentName } from '../../kit/content-name.ts'
import type { ContentState } from '../content-query.ts'
import { choiceOf } from './chosen-documents.ts'

/** What becomes public, each by its name, and in which languages. */
export function DocumentChoice({ contents, page }: { contents: readonly ContentState[]; page: PageContext }) {
  const t = useTexts('panel-publishing')
  const content = useTexts('panel-content')
  const changedIn = ({ languages }: ContentState) =>
    languages.flatMap((one) => (one?.state === 'changed' ? [content(`languages.${one.locale}`)] : []))
  const documents = contents.map((one) => {
    const changed = changedIn(one)
    return {
      value: choiceOf(one),
      label: contentName(one, page.locale),
      hint: changed.length > 0 ? t('changedIn', { languages: changed.join(', ') }) : t('unchanged'),
    }
  })
  const languages = locales.map((locale) => ({ value: locale, label: content(`languages.${locale}`) }))
  return (
    <>
      <CheckboxGroup name="choice" options={documents} />
      <CheckboxGroup name="locales" options={languages} hint={content('languagesHint')} />
    </>
  )
}
