import type { DoubleKind } from '../../domain/doubles.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from '../panel-path.ts'

export const doublesPath = '/doubles'

/** The address of two beside each other: the first is the one that stays. */
export const doubleHref = (kind: DoubleKind, kept: string, dropped: string, { locale }: Pick<PageContext, 'locale'>) =>
  panelPath(`${doublesPath}/${kind}/${kept}/${dropped}`, locale)
