export const getStaticContent = async (..._given: unknown[]): Promise<object> => ({})
