import type { DocumentNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { ResolveDocument } from '../documents/resolve-document.ts'

/** Which texts are answered: known ones, and others within the limits where the caller may send them. */
export function documentPolicy(
  resolveDocument: ResolveDocument,
  mayRunAnyDocument: (request: Request) => Promise<boolean>,
): Plugin {
  const documents = new WeakMap<object, DocumentNode>()
  return {
    async onParams({ params, request, context }) {
      if (typeof params.query !== 'string') return
      documents.set(context, await resolveDocument(params.query, () => mayRunAnyDocument(request)))
    },
    onParse({ context, setParsedDocument }) {
      const document = documents.get(context)
      if (document) setParsedDocument(document)
    },
    onValidate({ context, setResult }) {
      if (documents.has(context)) setResult([])
    },
  }
}
