export const countRegistrations = async (..._given: unknown[]): Promise<object> => ({})
export const countRegistrationsOf = async (..._given: unknown[]): Promise<object> => ({})
