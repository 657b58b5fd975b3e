/** What a registration asks of its customer: to be paid, to be there, nothing any more (WORK-AREAS, portal-registrations). */
export const registrationPhases = ['todo', 'coming', 'past'] as const
