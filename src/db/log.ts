/** Where the database tells what happens to it; pino's own shape. */
export interface Log {
  info(message: string): void
  warn(details: object, message: string): void
}
