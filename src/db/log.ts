/** One line for whoever runs the product; the cause, where there is one, as it was thrown. */
export type Log = (message: string, cause?: unknown) => void
