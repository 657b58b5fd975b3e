/** The part of the price that the SME wallet gives back to a small enterprise. */
const smallEnterpriseShare = 0.3

/** What a small enterprise pays in the end, in whole cents. */
export const afterSubsidy = (cents: number): number => Math.round(cents * (1 - smallEnterpriseShare))
