/**
 * How many seats that nobody paid for one customer may hold; an account whose e-mail address is not verified, those that
 * cost nothing among them; and all such accounts of one network together, which may be an office or a school.
 */
export const unpaidSeats = { verified: 100, unverified: 10, network: 30 }
