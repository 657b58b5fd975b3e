import { clientAddressHeader, requestIdHeader } from '../../config.ts'

/** The language for what is wrong, where the caller is for the limits, and what the log of security events names. */
const names = ['accept-language', clientAddressHeader, requestIdHeader, 'user-agent']

export const forwardedHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
