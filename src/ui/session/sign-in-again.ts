/** Asks whose session has ended to sign in over the page; false: nobody did, or somebody else. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** A page that one goes on with after signing in again brings the question. */
export function provideSignInAgain(given: Ask): void {
  ask = given
}

export const canSignInAgain = (): boolean => ask !== undefined

/** One question for all calls that were refused; whoever cannot be asked has not signed in. */
export function signInAgain(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false))
    .catch(() => false)
    .finally(() => {
      asking = undefined
    })
  return asking
}
