/** Makes a thing when it is first asked for. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
