export const getSession = async (..._given: unknown[]): Promise<object> => ({})
