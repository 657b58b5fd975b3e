import type { ReactNode } from 'react'
import type { FigureTable } from '../../domain/figures.ts'
import { useTexts } from '../../ui/index.ts'
import { RecordPart } from '../kit/index.ts'
import { useHref } from './use-figures.ts'

interface PartProps {
  table: FigureTable
  text?: ReactNode
  children: ReactNode
}

/** A table with its chart, what it counts, and the way to its file. */
export function Part({ table, text, children }: PartProps) {
  const t = useTexts('panel-figures')
  const href = useHref()
  const csv = useTexts('panel-list')('csv')
  const title = t(`tables.${table}`)
  return (
    <RecordPart id={table} title={title} isWide>
      <p className="muted">{text ?? t(`how.${table}`)}</p>
      {children}
      <p>
        <a className="link" href={href({ table })} aria-label={`${csv}: ${title}`}>
          {csv}
        </a>
      </p>
    </RecordPart>
  )
}
