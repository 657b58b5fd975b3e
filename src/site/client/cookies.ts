/** The value of a cookie of this page, '' when there is none. */
export function readCookie(name: string): string {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return decodeURIComponent(pair?.slice(name.length + 1) ?? '')
}
