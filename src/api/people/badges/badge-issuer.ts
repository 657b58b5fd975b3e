import { provider } from '../../../domain/provider.ts'
import type { ApiContext } from '../../platform/index.ts'

type Site = Pick<ApiContext, 'publicUrl' | 'brand'>

/** Who gives badges, at the address that badges name. */
export const issuerOf = ({ publicUrl, brand }: Site) => ({
  id: `${publicUrl()}/api/badges/issuer`,
  type: ['Profile'],
  name: brand,
  url: publicUrl(),
  email: provider.email,
})
