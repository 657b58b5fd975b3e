const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Connection exceptions, too many connections, and a server that stops, crashed or is starting. */
const serverCodes = /^(08...|53300|57P0[123])$/

/** What pg says without a code. */
const messages =
  /^(Connection terminated|timeout (exceeded|expired)|Query read timeout|Client has encountered a connection error|Client was closed)/

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '')

const isMissingSocket = (error: Error) =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

/** Whether an error, or what caused it, says that the database cannot be reached now: worth trying again later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (networkCodes.has(codeOf(error)) || serverCodes.test(codeOf(error)) || isMissingSocket(error)) return true
  if (messages.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return isDatabaseUnavailable(error.cause)
}
