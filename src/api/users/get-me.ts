export const getMe = async (..._given: unknown[]): Promise<object> => ({})
