export interface CallOptions {
  /** Whose session ends with this call stays on the page (spec section 7). */
  skipAuthRedirect?: boolean
}
