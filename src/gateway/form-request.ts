const sizeOf = (part: FormDataEntryValue) => (typeof part === 'string' ? Buffer.byteLength(part) : part.size)

/** A form that stays what it is for whoever reads it in this process: its files are not written out and parsed again. */
export function formRequest(url: string, form: FormData): Request {
  const request = new Request(url, { method: 'POST', body: form })
  const size = [...form.values()].reduce((sum, part) => sum + sizeOf(part), 0)
  // For the API's limit, which would otherwise have to count what flows by.
  request.headers.set('content-length', String(size))
  return Object.assign(request, { formData: async () => form })
}
