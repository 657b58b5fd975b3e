import type { ReactNode } from 'react'
import { Notice } from '../../ui/kit/notice.tsx'

/** What a question says, under why its last answer was refused: the next one sends what is said here. */
export function Refused({ refusal, children }: { refusal: string | undefined; children: ReactNode }) {
  if (!refusal) return children
  return (
    <>
      <Notice tone="bad" title={refusal} />
      {typeof children === 'string' ? <p>{children}</p> : children}
    </>
  )
}
