export const refreshTokens = async (..._given: unknown[]): Promise<object> => ({})
