import { expect } from 'vitest'

/** The path of the newest link with `part` in it that was mailed to an address. */
export async function linkMailedTo(url: string, email: string, part: string): Promise<string> {
  const find = async () => {
    const mails: { to: string; links: string[] }[] = await (await fetch(`${url}/dev/mail.json`)).json()
    const links = mails.filter(({ to }) => to === email).flatMap((mail) => mail.links)
    return links.find((link) => link.includes(part))
  }
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy()
  return new URL(String(await find())).pathname
}
