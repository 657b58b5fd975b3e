/** Which state may follow which; a state without followers is an end. */
export type StateTable<State extends string, Mover extends string> = Record<
  State,
  Partial<Record<State, readonly Mover[]>>
>

/** Whether a mover may take a thing from one state to another. */
export const mayMove = <State extends string, Mover extends string>(
  table: StateTable<State, Mover>,
  from: State,
  to: State,
  mover: Mover,
): boolean => Object.hasOwn(table[from], to) && (table[from][to]?.includes(mover) ?? false)
