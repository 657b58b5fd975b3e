/** A GraphQL request with files, each at its place in the variables: 'input.files.0'. */
export function graphqlForm(
  query: string,
  variables: object,
  files: Record<string, File>,
  parts: { operations?: unknown; map?: unknown } = {},
): FormData {
  const form = new FormData()
  const places = Object.keys(files)
  form.append('operations', JSON.stringify(parts.operations ?? { query, variables }))
  form.append(
    'map',
    JSON.stringify(parts.map ?? Object.fromEntries(places.map((place, index) => [index, [`variables.${place}`]]))),
  )
  for (const [index, place] of places.entries()) form.append(String(index), files[place] ?? '')
  return form
}
