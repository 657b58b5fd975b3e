export class TypedDocumentString<TResult, TVariables> extends String {
  declare __apiType?: (variables: TVariables) => TResult
}
