/** A body of text that becomes bytes only for whoever wants them: a caller in this process reads the text itself. */
class JsonResponse extends Response {
  readonly #json: string
  #whole: Response | undefined

  constructor(json: string, init: ResponseInit) {
    super(null, init)
    this.#json = json
  }

  #withBody(): Response {
    this.#whole ??= new Response(this.#json, this)
    return this.#whole
  }

  override get body() {
    return this.#withBody().body
  }
  override get bodyUsed() {
    return this.#whole?.bodyUsed ?? false
  }
  override text() {
    return this.#whole ? this.#whole.text() : Promise.resolve(this.#json)
  }
  override json() {
    return this.#withBody().json()
  }
  override arrayBuffer() {
    return this.#withBody().arrayBuffer()
  }
  override bytes() {
    return this.#withBody().bytes()
  }
  override blob() {
    return this.#withBody().blob()
  }
  override formData() {
    return this.#withBody().formData()
  }
  override clone() {
    return new JsonResponse(this.#json, this)
  }
}

/** Answers JSON that the database wrote, as it is: nothing between it and the caller needs to read it. */
export const jsonResponse = (json: string, status: 200 | 201 = 200): Response =>
  new JsonResponse(json, { status, headers: { 'Content-Type': 'application/json' } })
