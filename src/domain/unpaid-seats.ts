/**
 * How many seats one customer may hold that nobody paid for: fewer while the e-mail address is not verified, and those that
 * cost nothing among them.
 */
export const unpaidSeats = { verified: 100, unverified: 10 }
