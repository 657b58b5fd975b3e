export interface Sent {
  /** 0: nobody answered. */
  status: number
  /** Where it led. */
  url: string
  text: string
}

/** Posts a form and tells how much of it has left, in percent; `fetch` cannot. Null when it was called off. */
export function sendWithProgress(
  path: string,
  body: FormData,
  { onPercent, signal }: { onPercent: (percent: number) => void; signal: AbortSignal },
): Promise<Sent | null> {
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    const done = () => resolve({ status: request.status, url: request.responseURL, text: request.responseText })
    request.upload.addEventListener('progress', ({ loaded, total }) => onPercent(Math.floor((loaded / total) * 100)))
    request.addEventListener('load', done)
    request.addEventListener('error', done)
    request.addEventListener('abort', () => resolve(null))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', path)
    request.send(body)
  })
}
