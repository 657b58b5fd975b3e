/** More than a list shows at once; beyond it a header grows too long. */
const most = 100

/**
 * Cache tags of answers that tell how many seats are left, by the ids of their courses or sessions. Seats change all
 * day long, so what shows other courses stays. Where a session becomes full or is no longer, its order in lists changes
 * too: that is a change of 'sessions'.
 */
export const seatTags = (ids: string[]): string =>
  ids.length > most ? 'seats' : ids.map((id) => `seats:${id}`).join(' ')
