import { ConfigError } from '../config.ts'

/** What a person can mend is one line; anything else keeps its stack. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigError) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use; set PORT to another one`
  return error.message
}
