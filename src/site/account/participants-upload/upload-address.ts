import { localePath } from '../../../domain/locales.ts'
import type { PageContext } from '../../../ui/page-context.ts'

export const uploadPath = '/my-account/participants/upload'

/** Where a file that was sent is looked at. */
export const uploadAddress = ({ locale }: PageContext, id: string) => localePath(`${uploadPath}/${id}`, locale)
