/** 'application/json' of 'application/json; charset=utf-8'. */
export const mediaTypeOf = (request: Request): string | undefined =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
