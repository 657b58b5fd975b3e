export const restoreStaticContent = async (..._given: unknown[]): Promise<object> => ({})
