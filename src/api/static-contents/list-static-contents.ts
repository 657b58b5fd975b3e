export const listStaticContents = async (..._given: unknown[]): Promise<object> => ({})
