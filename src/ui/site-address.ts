import { createContext, useContext } from 'react'

/** Where the site stands ('https://www.leerplein.be'), for what is written in full; filled where pages are made. */
export const SiteAddress = createContext('')

/** The whole address of a path, for texts that leave the site; only in what the server alone draws. */
export function useFullAddress(path: string): string {
  const address = useContext(SiteAddress)
  if (!address) throw new Error('The address of the site is not known here')
  return address + path
}
