import type { Plugin } from 'vite'

/** Making a schema has no effect but the schema: a bundler that is told so leaves those out which nothing reads. */
export const lighterSchemas: Plugin = {
  name: 'lighter-schemas',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/\/schemas\/[\w-]+\.ts$/.test(id)) return undefined
    const made = this.parse(code)
      .body.flatMap((part) =>
        part.type === 'ExportNamedDeclaration' && part.declaration ? [part.declaration] : [part],
      )
      .flatMap((part) => (part.type === 'VariableDeclaration' ? part.declarations : []))
      .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
    return made.reduceRight(
      (whole, { start, end }) =>
        `${whole.slice(0, start)}/* @__PURE__ */ (() => ${whole.slice(start, end)})()${whole.slice(end)}`,
      code,
    )
  },
}
