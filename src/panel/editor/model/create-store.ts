export interface Store<State> {
  get(): State
  set(change: Partial<State> | ((state: State) => Partial<State>)): void
  subscribe(heard: () => void): () => void
}

/** One value that many look at; who subscribes hears of every change. */
export function createStore<State>(first: State): Store<State> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...(typeof change === 'function' ? change(state) : change) }
      for (const heard of listeners) heard()
    },
    subscribe(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}
