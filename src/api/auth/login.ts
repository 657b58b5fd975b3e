export const login = async (..._given: unknown[]): Promise<object> => ({})
