import { createHash } from 'node:crypto'
import pg from 'pg'

/** Texts made of what callers choose could go on for ever; PostgreSQL keeps each named one as long as a connection lives. */
const most = 400

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= most) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

interface Statement {
  text: string
  name?: string
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  !('submit' in value)

/** Names every statement that drizzle sends, so that each connection parses and plans it once instead of every time. */
export class NamingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const plain = this.query.bind(this)
    const named = (statement: unknown, ...rest: unknown[]) => {
      const name = isStatement(statement) && rest.length > 0 ? statement.name || nameOf(statement.text) : undefined
      return Reflect.apply(plain, this, [name && isStatement(statement) ? { ...statement, name } : statement, ...rest])
    }
    Object.assign(this, { query: named })
  }
}
