import pg from 'pg'

/** PostgreSQL keeps each named statement as long as its connection lives; `client.ts` says how long that is. */
const most = 400

/**
 * Names for one connection's statements, from the second time on: texts made of what callers choose mostly come once, and
 * take no place from those that come again.
 */
function createNames() {
  const named = new Map<string, string>()
  const seen = new Set<string>()
  return (text: string): string | undefined => {
    const known = named.get(text)
    if (known || named.size >= most) return known
    if (!seen.delete(text)) {
      seen.add(text)
      const [oldest] = seen
      if (seen.size > most && oldest !== undefined) seen.delete(oldest)
      return undefined
    }
    const name = `s${named.size}`
    named.set(text, name)
    return name
  }
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

/** Names every statement that drizzle sends, so that each connection parses and plans it twice at most. */
export class NamingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const plain = this.query.bind(this)
    const nameOf = createNames()
    const named = (statement: unknown, ...rest: unknown[]) => {
      const name = isStatement(statement) && rest.length > 0 ? statement.name || nameOf(statement.text) : undefined
      return Reflect.apply(plain, this, [name && isStatement(statement) ? { ...statement, name } : statement, ...rest])
    }
    Object.assign(this, { query: named })
  }
}
