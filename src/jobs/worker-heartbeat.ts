/** Any number that no other advisory lock of the product uses as its first half. */
export const heartbeatLock = 733_746

interface Client {
  query(statement: string, values: unknown[]): Promise<unknown>
}

/** Shows that a pool of workers lives: the lock goes with its connection. Rejects when the connection breaks. */
export const holdHeartbeat = (client: Client, poolId: string) =>
  client.query('select pg_advisory_lock_shared($1, hashtext($2))', [heartbeatLock, poolId])
