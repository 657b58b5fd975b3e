/** What a contact may be in an organisation beside a member (spec section 6). */
export const contactRoles = ['ORGANISATION_ADMIN'] as const
export type ContactRole = (typeof contactRoles)[number]

/** Lets others into the organisation, and speaks for it. */
export const organisationAdmin: ContactRole = 'ORGANISATION_ADMIN'
