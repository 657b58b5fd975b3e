import type { NoteSubject } from '../../../schemas/note.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextArea } from '../../ui/forms/text-field.tsx'
import type { NoteLineFragment } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { noteForms } from './notes.ts'
import styles from './record.module.css'
import { PageForm, RecordPart, RowButton } from './record.tsx'
import { usePage } from './use-page.ts'

interface NotesPartProps {
  subject: NoteSubject
  id: string
  notes: readonly (NoteLineFragment | null)[] | null | undefined
}

/** What colleagues noted about one thing, and a field for more; one is taken away with a second press. */
export function NotesPart({ subject, id, notes }: NotesPartProps) {
  const t = useTexts('panel-notes')
  const { now, locale } = usePage()
  const [noteForm, removeNoteForm] = noteForms
  if (!notes) return null
  return (
    <RecordPart id="notes" title={t('title')}>
      <PageForm definition={noteForm} labels={{ text: t('label') }}>
        <input type="hidden" name="subject" value={subject} />
        <input type="hidden" name="id" value={id} />
        <TextArea name="text" rows={2} hint={t('hint')} />
        <SubmitButton label={t('add')} look="ink" />
      </PageForm>
      {notes.length > 0 && (
        <ol className={styles.history}>
          {listed(notes).map(({ _id, text, author, createdAt, mayRemove }) => (
            <li key={_id} data-id={_id}>
              <p className={styles.mail}>{text}</p>
              <span className="muted">
                {[author, formatDeadline(createdAt, now, locale)].filter(Boolean).join(', ')}
              </span>
              {mayRemove && (
                <details>
                  <summary aria-label={`${t('remove')}: ${text}`}>{t('remove')}</summary>
                  <p>{t('removeText')}</p>
                  <RowButton form={removeNoteForm} sent={{ note: _id }} of={text} text={t('removeNow')} />
                </details>
              )}
            </li>
          ))}
        </ol>
      )}
    </RecordPart>
  )
}
