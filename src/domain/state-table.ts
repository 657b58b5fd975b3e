/** Which state may follow which; a state without followers is an end. */
export type StateTable<State extends string, Actor extends string> = Record<
  State,
  Partial<Record<State, readonly Actor[]>>
>

/** Whether an actor may take a thing from one state to another. */
export const canTransition = <State extends string, Actor extends string>(
  table: StateTable<State, Actor>,
  from: State,
  to: State,
  actor: Actor,
): boolean => Object.hasOwn(table[from], to) && (table[from][to]?.includes(actor) ?? false)
