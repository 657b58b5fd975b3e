/** As much of sax as is used: it brings no types. */
declare module 'sax' {
  interface Parser {
    onopentag: (tag: { name: string; attributes: Record<string, string> }) => void
    onclosetag: (name: string) => void
    ontext: (text: string) => void
    oncdata: (text: string) => void
    ondoctype: (doctype: string) => void
    onerror: (error: Error) => void
    write(text: string): Parser
    close(): Parser
  }
  const sax: { parser(strict: boolean, options?: { position?: boolean }): Parser }
  export default sax
}
