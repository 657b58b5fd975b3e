import { Button } from '../../ui/button.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from '../panel-path.ts'

/** What is shown where there is nothing, or where nothing can be asked. */
export function StatusScreen({ status, page }: { status: 404 | 500 | 503; page: PageContext }) {
  const t = useTexts('panel-frame')
  const kind = status === 404 ? 'notFound' : 'failed'
  return (
    <>
      <h1>{t(`${kind}.title`)}</h1>
      <p className="lead">{t(`${kind}.text`)}</p>
      <p>
        {status === 404 ? (
          <Button href={panelPath('', page.locale)}>{t('notFound.button')}</Button>
        ) : (
          <Button href="">{t('failed.button')}</Button>
        )}
      </p>
    </>
  )
}
