const silent = () => undefined

/** Mesh tells every step of every call; only what goes wrong while it starts is for anybody to read. */
const logger = {
  name: 'mesh',
  log: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: (...parts: unknown[]) => process.stderr.write(`${parts.join(' ')}\n`),
  child: () => logger,
}

// Mesh takes the default export.
export default logger
