export const saveStaticContent = async (..._given: unknown[]): Promise<object> => ({})
