import type { Plugin } from 'vite'

const kinds = 'mixed|string|number|date|boolean|object|array|tuple'

/**
 * Of yup a form gets the kinds its schema is made of, and no words: ours are said (src/ui/forms/failure.ts). As
 * published, each kind keeps itself alive, and each schema can be another library's.
 */
const lighterYup = (code: string): string =>
  code
    .replace(/^(?:create[$\d]*\.prototype|\w+\.INVALID_DATE) = .*$/gm, '')
    .replace(/^ {2}get \['~standard'\]\(\) \{$.*?^ {2}\}$/gms, '')
    .replace(new RegExp(`^let (${kinds}) = \\{$.*?^\\};$`, 'gms'), 'let $1 = ours;')
    .replace('let mixed = ours', "const ours = new Proxy({}, { get: () => 'error.form' });\n$&")
    .replace(/^class (\w+) extends Schema \{$.*?^\}$/gms, 'const $1 = /* @__PURE__ */ (() => $&)();')

/** Our answers come whole: what urql reads of those that come in parts is left out. */
const lighterUrql = (code: string): string =>
  code
    .replace('/multipart\\/mixed/i.test(s)', 'false')
    .replace('/text\\/event-stream/i.test(s)', 'false')
    .replace('n ? mergeResultPatch(n, d, o, f) : makeResult', 'makeResult')

const lighter: [file: string, change: (code: string) => string][] = [
  ['/yup/index.esm.js', lighterYup],
  ['/@urql/core/dist/urql-core-chunk.mjs', lighterUrql],
]

const made: Record<string, string> = {
  '\0no-cases': 'export const camelCase = String, snakeCase = String',
  '\0assign': 'export default Object.assign',
}

/** An area keeps answers; what does that is a copy of its own, so that public forms do not bring it along. */
const area = /src\/site\/client\/area\/area\.tsx$/

/**
 * Leaves out of libraries what no form of ours uses: 5 kB less of 104 for a form that is sent. A library that changes
 * is built whole again, and tests/e2e/form-sizes.test.ts says so.
 */
export const lighterLibraries: Plugin = {
  name: 'lighter-libraries',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    // Changes the case of an object's names, which no schema asks for.
    if (source === 'tiny-case') return '\0no-cases'
    // What final-form brings for browsers without Object.assign.
    if (source === '@babel/runtime/helpers/esm/extends') return '\0assign'
    // What wouter brings for a React before 18 stands in ours.
    if (source === 'use-sync-external-store/shim/index.js') return this.resolve('react', importer)
    if (source !== '@urql/core' || !area.test(importer ?? '')) return undefined
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && `${found.id}?area`
  },
  load: (id) => made[id],
  transform: (code, id) => lighter.find(([file]) => id.endsWith(file))?.[1](code),
}
