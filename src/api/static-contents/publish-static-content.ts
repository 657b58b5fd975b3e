export const publishStaticContent = async (..._given: unknown[]): Promise<object> => ({})
